import Locator

protocol Log: Sendable {}
enum LogKey: InjectionKey { typealias Value = any Log }
struct Counted: Sendable { init(_ price: Int, _ log: any Log) {} }
enum CountedKey: InjectionKey { typealias Value = Counted }
struct Stored: Sendable { init(_ price: Int, _ store: Store, _ log: any Log) {} }
enum StoredKey: InjectionKey { typealias Value = Stored }

let list = Container {
  // error: the factory has a parameter more than there are needs: list its key in 'needs:', or declare the key's 'Arguments'
  Module(CountedKey.self, needs: PriceKey.self, make: Counted.init)
  // error: the factory has a parameter more than there are needs: list its key in 'needs:', or declare the key's 'Arguments'
  Module(CountedKey.self, scope: .singleton, needs: PriceKey.self, make: Counted.init)
  // error: the factory has a parameter more than there are needs: list its key in 'needs:', or declare the key's 'Arguments'
  Module(StoredKey.self, needs: PriceKey.self, StoreKey.self, make: Stored.init)
}
