import Locator

// A test value lacks something.

// error: type 'SpeltWrong' does not conform to protocol 'TestInjectionKey'
enum SpeltWrong: TestInjectionKey {
  typealias Value = Int
  static var testVlaue: Int { 3 }
}

// error: type 'OfOtherType' does not conform to protocol 'TestInjectionKey'
enum OfOtherType: TestInjectionKey {
  typealias Value = Int
  static var testValue: String { "3" }
}

// error: type 'WithArguments' does not conform to protocol 'TestInjectionKey'
enum WithArguments: TestInjectionKey {
  typealias Arguments = String
  static var testValue: Int { 3 }
}

// error: type 'Draft' does not conform to the 'Sendable' protocol
enum NotSendable: TestInjectionKey { static var testValue: Draft { Draft() } }

// error: conformance of 'OnMainActor' to protocol 'TestInjectionKey' crosses into main actor-isolated code and can cause data races
enum OnMainActor: TestInjectionKey {
  @MainActor static var testValue: any Greeter { Greeting() }
}
