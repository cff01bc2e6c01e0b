import Locator

/// The key of the navigator.
enum NavigatorKey: @MainActor InjectionKey {
  typealias Value = Navigator
}
