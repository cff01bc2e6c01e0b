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
  let decoration: Decoration
}

extension Decorator where K: BindingKey & SendableMetatype, Domain == Anywhere {
  /// Decorates the values of a key.
  ///
  /// The closure runs after the module's factory, where that has run.
  ///
  /// ```swift
  /// Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Gives the instance to use instead of the one that it gets.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, repeat (each Need).Value) -> K.Value
  ) {
    decoration = Decoration(
      key,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, repeat (each Need).resolve(in: context)) }
  }
}

extension Decorator where K: InjectionKey, Domain == MainActor {
  /// Decorates the values of a key on the main actor.
  ///
  /// ```swift
  /// Decorator(HomeKey.self, needs: StoreKey.self) { inner, store in CachedHome(inner, store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Gives the instance to use instead of the one that it gets.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, repeat (each Need).Value) -> K.Value
  ) {
    decoration = Decoration(
      mainActor: key,
      isolation: .onMainActor(key),
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, repeat (each Need).resolve(in: context)) }
  }
}

// See the forms of a module for such keys.
extension Decorator
where
  K: InjectionKey & SendableMetatype, K.Value: Sendable, K.Arguments: Sendable, Domain == MainActor
{
  /// Decorates the values of a key that isn't isolated on the main actor.
  ///
  /// ```swift
  /// Decorator(GreetingKey.self, needs: StoreKey.self) { @MainActor inner, store in LoudGreeting(inner, store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Gives the instance to use instead of the one that it gets.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, repeat (each Need).Value) -> K.Value
  ) {
    decoration = Decoration(
      mainActor: key,
      isolation: .byModule,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, repeat (each Need).resolve(in: context)) }
  }
}
