import Locator

// The keys and values that the tests share. Suites with needs of their own declare their own keys.

protocol Service: Sendable, AnyObject {
  var name: String { get }
}

final class ServiceImpl: Service {
  let name: String

  init(_ name: String = "service") {
    self.name = name
  }
}

enum ServiceKey: InjectionKey { typealias Value = any Service }

/// A second key of the same value type.
enum SpareKey: InjectionKey { typealias Value = any Service }

enum NumberKey: InjectionKey { typealias Value = Int }
enum WordKey: InjectionKey { typealias Value = String }
enum ListKey: InjectionKey {
  typealias Value = [String]
  typealias Arguments = String
}
enum PageKey: InjectionKey {
  typealias Value = String
  typealias Arguments = (id: Int, title: String)
}

enum NoteKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = String
}

struct Failed: Error, Equatable { let reason: String }
enum ConfigKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
enum AccountKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Arguments = String
  typealias Failure = Failed
}

enum RetriesKey: DefaultInjectionKey {
  static var defaultValue: Int { 3 }
}

/// A value that must not cross from one thread to another.
final class Draft { var text = "" }
enum DraftKey: InjectionKey { typealias Value = Draft }

@MainActor protocol Model: AnyObject {
  var service: any Service { get }
}
@MainActor final class ModelImpl: Model {
  let service: any Service
  let id: String

  init(service: any Service, id: String = "") {
    self.service = service
    self.id = id
  }
}
enum ModelKey: @MainActor InjectionKey { typealias Value = any Model }
enum DetailKey: @MainActor InjectionKey {
  typealias Value = ModelImpl
  typealias Arguments = String
}
enum LooseModelKey: InjectionKey { typealias Value = ModelImpl }
