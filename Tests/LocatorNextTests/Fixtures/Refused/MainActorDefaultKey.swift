import LocatorNext

// error: main actor-isolated conformance of 'LimitKey' to 'InjectionKey' cannot satisfy conformance requirement for a 'SendableMetatype' type
enum LimitKey: @MainActor DefaultInjectionKey {
  static var defaultValue: Int { 3 }
}
