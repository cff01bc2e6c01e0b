import Locator

// The arguments of a shared module are compared on any thread, and so is their conformance.
struct PageID: Hashable, Sendable { var number = 0 }
nonisolated struct LineID: Hashable, Sendable { var number = 0 }
nonisolated final class Page: Sendable {
  init(_ id: PageID) {}
  init(_ id: LineID) {}
}
enum PageKey: InjectionKey {
  typealias Value = Page
  typealias Arguments = PageID
}
enum LineKey: InjectionKey {
  typealias Value = Page
  typealias Arguments = LineID
}

struct Pages: Assembly {
  var modules: [AnyModule] {
    // error(MainActor): main actor-isolated conformance of 'PageID' to 'Hashable' cannot satisfy conformance requirement for a 'Sendable' type parameter
    Module(PageKey.self, scope: .singleton) { Page($0) }
    Module(LineKey.self, scope: .singleton) { Page($0) }
  }
}
