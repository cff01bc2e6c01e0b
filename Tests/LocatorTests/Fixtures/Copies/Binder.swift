import Locator
import Reader

// A library that builds the container.

/// Builds the container.
public func start() {
  Container { Module(TitleKey.self) { "one root" } }.build()
}
