import Locator

/// The key of what leads from screen to screen.
enum NavigatorKey: @MainActor InjectionKey {
  typealias Value = Navigator
}
