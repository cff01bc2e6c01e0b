/// A key that can't fail: its value is always available once a module binds it.
///
/// Declare a key as an enumeration without cases, named after its value:
///
/// ```swift
/// enum ServiceKey: InjectionKey { typealias Value = any Service }
/// ```
///
/// Declare what a caller has to pass as the key's arguments. Several arguments are a tuple, which the factory receives
/// as separate parameters, `{ id, title in NewPage(id, title) }`:
///
/// ```swift
/// enum PageKey: InjectionKey {
///   typealias Value = any Page
///   typealias Arguments = (id: Int, title: String)
/// }
/// ```
///
/// Isolate the conformance of a key whose value lives on the main actor. The compiler then rejects reads of the key
/// anywhere else:
///
/// ```swift
/// enum HomeKey: @MainActor InjectionKey { typealias Value = any HomeModel }
/// ```
///
/// The identity of a key is its type. Two keys never collide, not even local and private ones, and `Key<Int>` and
/// `Key<String>` are two keys.
public protocol InjectionKey<Value>: BindingKey where Failure == Never {}

extension InjectionKey where Arguments == Void, Self: SendableMetatype {
  /// The value of the key in the current container.
  ///
  /// Read it where an ``Inject`` property doesn't fit, for example in a function or in a default argument. Each read
  /// resolves the key again; the scope of the module decides whether the value is new.
  ///
  /// ```swift
  /// func greet(with service: any Service = ServiceKey.currentValue) {
  ///   service.doSomething()
  /// }
  /// ```
  ///
  /// > Important: Stops the program if no container is built yet, or if the key is unbound.
  ///
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public static var currentValue: Value {
    resolve(in: .current(for: Self.self, callSite: .unknown))
  }
}

extension InjectionKey where Arguments == Void {
  /// The value of a main-actor key in the current container.
  ///
  /// ```swift
  /// let home = HomeKey.currentValue
  /// ```
  ///
  /// > Important: Stops the program if no container is built yet, or if the key is unbound.
  ///
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  public static var currentValue: Value {
    resolve(in: .current(for: Self.self, callSite: .unknown))
  }
}
