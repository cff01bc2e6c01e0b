/// A wrapper around the values of a key, applied after the factory of their module.
///
/// Its closure receives the instance and its needs, not the key's arguments, and returns the instance to use instead:
///
/// ```swift
/// Container {
///   Services()
///   Module(ServiceKey.self) { ServiceImpl() }
///   Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }
/// }
/// ```
///
/// It applies to the modules of its key in the same container, including named ones, and not to those of a parent.
/// Several decorators stack: the first in the list is the innermost. A shared instance is decorated once, before it is
/// stored, and before its hooks run.
///
/// `Domain`, which the compiler infers, is ``Anywhere``, or `MainActor` for a closure that runs on the main actor.
public struct Decorator<K, Domain>: Sendable {
  @usableFromInline let definition: Definition

  @usableFromInline
  init(definition: Definition) { self.definition = definition }
}
