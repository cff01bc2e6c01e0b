/// A key whose value is always there, once a module binds it.
///
/// Declare a key as an enumeration without cases, named after its value:
///
/// ```swift
/// enum ServiceKey: InjectionKey { typealias Value = any Service }
/// ```
///
/// State what a caller has to pass as the key's arguments, more than one as a tuple, which the factory gets
/// as one value, `{ page in NewPage(page.id, page.title) }`:
///
/// ```swift
/// enum PageKey: InjectionKey {
///   typealias Value = any Page
///   typealias Arguments = (id: Int, title: String)
/// }
/// ```
///
/// Isolate the conformance of a key whose value lives on the main actor. The compiler then refuses
/// to read the key anywhere else:
///
/// ```swift
/// enum HomeKey: @MainActor InjectionKey { typealias Value = any HomeModel }
/// ```
///
/// The identity of a key is its type. Two keys never collide, local and private keys included, and
/// `Key<Int>` and `Key<String>` are two keys.
public protocol InjectionKey<Value>: BindingKey where Failure == Never {
  /// Whether a module can bind the key, or the key is composed of others.
  ///
  /// The library's own composed keys, such as `ServiceKey?`, answer with ``ComposedKey``.
  associatedtype Form = BindableKey

  /// Finds or makes the value of the key.
  ///
  /// The library implements this requirement for every key, and calls it. To read a key, use
  /// ``Inject`` or a ``Container``.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value
}

/// The form of a key that a module binds.
public enum BindableKey: Sendable {}

/// The form of a key that is made of another key, such as `ServiceKey?`, and can't be bound itself.
public enum ComposedKey: Sendable {}

extension InjectionKey {
  /// Finds or makes the value of the key, or stops the program if nothing is bound to it.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  public static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    context.bound(Self.self, arguments)
  }

  /// Finds or makes the value of the key for a module that needs it, or for a reader without arguments.
  ///
  /// - Parameter context: The container that is asked, and the line that asks.
  /// - Returns: The value.
  @usableFromInline
  static func resolve(in context: ResolutionContext) -> Value {
    // The key may be composed, or have a default.
    guard let slot = unsafe context.container.plainPlace(of: Self.self) else {
      return resolveByAsking(in: context)
    }
    // Safe: the container, or one of its parents, which it holds, holds the slot.
    return unsafe slot.plainValue(Self.self, in: context.container, context.graph) {
      resolveByAsking(in: context)
    }
  }

  /// Finds or makes the value where there is more to ask about.
  ///
  /// By itself, because the runtime is asked for the type of the arguments as soon as this begins.
  @inline(never)
  private static func resolveByAsking(in context: ResolutionContext) -> Value {
    resolve(in: context, noArguments)
  }

  /// Finds or makes the value of the key, without waiting.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  public static func resolveAsynchronously(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async -> Value {
    resolve(in: context, arguments)
  }
}

extension InjectionKey where Arguments == Void, Self: SendableMetatype {
  /// The value of the key in the current container.
  ///
  /// Read it where a property with ``Inject`` doesn't fit, for example in a function or in a default
  /// argument. Each use resolves again; the scope of the module decides whether the value is new.
  ///
  /// ```swift
  /// func greet(with service: any Service = ServiceKey.currentValue) {
  ///   service.doSomething()
  /// }
  /// ```
  ///
  /// > Important: Stops the program if no container is built yet, or if nothing is bound to the key.
  ///
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public static var currentValue: Value {
    resolve(in: .current(for: Self.self, asked: .unknown))
  }
}

extension InjectionKey where Arguments == Void {
  /// The value of a main-actor key in the current container.
  ///
  /// ```swift
  /// let home = HomeKey.currentValue
  /// ```
  ///
  /// > Important: Stops the program if no container is built yet, or if nothing is bound to the key.
  ///
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public static var currentValue: Value {
    resolve(in: .current(for: Self.self, asked: .unknown))
  }
}
