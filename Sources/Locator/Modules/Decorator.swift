/// What changes the value of a key after its module has made it.
///
/// A decorator gets the instance, then what it needs, and gives the instance to use instead:
///
/// ```swift
/// Container {
///   Services()
///   Module(ServiceKey.self) { ServiceImpl() }
///   Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }
/// }
/// ```
///
/// It applies to the modules of its key in the same container, those with names too, and not to those of a
/// parent. Several stack: the first that is listed is the innermost. A shared instance is decorated once,
/// before it is kept, and before its hooks run.
///
/// `Domain` is ``Anywhere``, or `MainActor` for a closure that runs on the main actor; the compiler infers
/// it.
public struct Decorator<K, Domain>: Sendable {
  /// The decorator without its types.
  @usableFromInline let definition: DecoratorDefinition
}
