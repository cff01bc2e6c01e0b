import Locator

// A library that reads what another one binds.

/// The key that another library binds.
public enum TitleKey: InjectionKey {
  /// A text.
  public typealias Value = String
}

enum SecretKey: InjectionKey { typealias Value = String }

/// Reads the key.
public func title() -> String { TitleKey.currentValue }

/// Reads a key that nothing binds, in a root of this library's own.
public func secret() -> String {
  Container {}.build()
  return SecretKey.currentValue
}
