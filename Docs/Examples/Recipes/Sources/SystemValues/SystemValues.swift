import Foundation
import Locator

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// What the system has, as keys, so that a test can replace it: see `Tests/SystemValuesTests`.

// A new value at each read: inject a `Provider`, because `@Inject(DateKey.self)` would keep the date of its first read.
enum DateKey: InjectionKey { typealias Value = Date }
enum UUIDKey: InjectionKey { typealias Value = UUID }

// One instance for all: a singleton, which is `Sendable`.
enum URLSessionKey: InjectionKey { typealias Value = URLSession }

// `UserDefaults` isn't `Sendable` in all SDKs, so its module is transient, which takes anything.
enum UserDefaultsKey: InjectionKey { typealias Value = UserDefaults }

struct SystemModules: Assembly {
  var modules: [AnyModule] {
    Module(DateKey.self) { Date() }
    Module(UUIDKey.self) { UUID() }
    Module(URLSessionKey.self, scope: .singleton) { URLSession(configuration: .default) }
    Module(UserDefaultsKey.self) { .standard }
  }
}

struct Receipt: Equatable {
  var id: UUID
  var date: Date
  var shop: String
}

final class Till {
  @Inject(Provider<DateKey>.self) private var now
  @Inject(Provider<UUIDKey>.self) private var makeID
  @Inject(URLSessionKey.self) private var session
  @Inject(UserDefaultsKey.self) private var defaults

  func receipt() -> Receipt {
    Receipt(id: makeID(), date: now(), shop: defaults.string(forKey: "shop") ?? "Corner shop")
  }

  func price(at address: URL) async throws -> String {
    String(decoding: try await session.data(from: address).0, as: UTF8.self)
  }
}

@main struct Program {
  static func main() {
    Container { SystemModules() }.build()
    let till = Till()
    let receipts = [till.receipt(), till.receipt()]
    let ids = Set(receipts.map(\.id))
    print("Two receipts of the \(receipts[0].shop) have \(ids.count) IDs.")
  }
}
