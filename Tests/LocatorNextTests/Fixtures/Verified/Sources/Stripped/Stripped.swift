// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LocatorNext

public enum StrippedKey: InjectionKey { public typealias Value = Int }

/// A class whose properties no record shows.
public final class StrippedScreen {
  @Inject(StrippedKey.self) var stripped

  public init() {}
}
