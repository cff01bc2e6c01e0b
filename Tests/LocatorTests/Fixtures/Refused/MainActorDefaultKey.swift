import Locator

// error: cannot form main actor-isolated conformance of 'LimitKey' to SendableMetatype-inheriting protocol 'DefaultInjectionKey'
enum LimitKey: @MainActor DefaultInjectionKey {
  static var defaultValue: Int { 3 }
}
