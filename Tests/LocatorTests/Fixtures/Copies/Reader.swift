import Locator

// A library that reads what another one binds.

/// The key that another library binds.
public enum TitleKey: InjectionKey {
  /// A text.
  public typealias Value = String
}

/// Reads the key.
public func title() -> String { TitleKey.currentValue() }
