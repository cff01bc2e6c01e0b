// swift-format-ignore-file: NoLeadingUnderscores

/// A key with a default value, which is never unbound.
///
/// ```swift
/// enum RetriesKey: DefaultInjectionKey {
///   static var defaultValue: Int { 3 }
/// }
/// ```
///
/// If no module binds the key, each read evaluates the default: a stored default is one instance for the whole program,
/// a computed one is made at each read. The default can be read anywhere, so the key can't be isolated, and a stored
/// default has to be `Sendable`.
public protocol DefaultInjectionKey: InjectionKey, SendableMetatype {
  /// The type of the key's value, inferred from the default.
  associatedtype Value

  // Declared here, too, or the compiler (6.3) doesn't infer `Value` if the first use is in another file.
  /// The arguments of the key.
  associatedtype Arguments = Void

  @_documentation(visibility: internal)
  associatedtype _Form: _KeyForm = BindableKey

  /// The value of the key if no module binds it.
  static var defaultValue: Value { get }
}

/// A key with values for tests and previews.
///
/// In a test with the trait `.container` of `LocatorTesting`, a key that no module binds has its test value, and in an
/// Xcode preview its preview value. So a test lists only the mocks that matter to it:
///
/// ```swift
/// protocol Player: Sendable { func play() }
/// struct SilentPlayer: Player { func play() {} }
///
/// enum PlayerKey: TestInjectionKey {
///   static var testValue: any Player { SilentPlayer() }
/// }
/// ```
///
/// Every read of the key alone has the value: a property, `PlayerKey?`, ``Provider``, ``Lazy``, ``Resolver``, and a
/// module that needs the key. Names and lists are those of modules. A module takes precedence, also one of the root,
/// and the value takes precedence over that of a ``DefaultInjectionKey``. A test that is `.sealed()` has no test
/// values. Nothing else reads the values, so a program that doesn't bind the key stops.
///
/// The test value is made once for the test, at the first read, like a singleton of the container of the test,
/// and so it is `Sendable`. To let a test fail if it lacks a mock, make a value whose methods record an issue.
///
/// The key takes no arguments. If its value lives on the main actor, isolate both the value and the conformance, as in
/// `enum GalleryKey: @MainActor TestInjectionKey`.
public protocol TestInjectionKey<Value>: InjectionKey where Arguments == Void, Value: Sendable {
  /// The type of the key's value, inferred from the test value.
  associatedtype Value

  // Declared here, too, or the compiler (6.3) doesn't infer `Value` if the first use is in another file.
  /// The arguments of the key: none.
  associatedtype Arguments = Void

  @_documentation(visibility: internal)
  associatedtype _Form: _KeyForm = BindableKey

  /// The value of the key in a test that doesn't bind it.
  static var testValue: Value { get }

  /// The value of the key in a preview that doesn't bind it, by default the test value.
  static var previewValue: Value { get }
}

extension TestInjectionKey {
  /// The test value.
  public static var previewValue: Value { testValue }
}
