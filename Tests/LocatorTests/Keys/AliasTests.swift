import Locator
import LocatorTestSupport
import Testing

/// Two sides of one object.
private protocol Reading: Sendable { var text: String { get } }
private protocol Writing: Sendable { var reader: any Reading { get } }

private class Store: Reading, Writing, @unchecked Sendable {
  let text: String
  init(_ text: String = "store") { self.text = text }
  var reader: any Reading { self }
}
private final class FileStore: Store, @unchecked Sendable {}

private enum StoreKey: InjectionKey { typealias Value = Store }
private enum ReadingKey: InjectionKey { typealias Value = any Reading }
private enum WritingKey: InjectionKey { typealias Value = any Writing }
private enum SideKey: InjectionKey { typealias Value = any Reading }
private enum OpenKey: InjectionKey {
  typealias Value = Store
  typealias Arguments = String
}
private enum OpenReadingKey: InjectionKey {
  typealias Value = any Reading
  typealias Arguments = String
}
private enum LateStoreKey: AsyncInjectionKey { typealias Value = Store }
private enum LateReadingKey: AsyncInjectionKey { typealias Value = any Reading }

/// A store, and keys for its two sides.
@ModuleBuilder private func stores(_ scope: EveryScope = .singleton) -> [AnyModule] {
  scope.module(StoreKey.self) { FileStore("file") }
  Module(ReadingKey.self, needs: StoreKey.self) { $0 }
  Module(WritingKey.self, needs: StoreKey.self) { $0 }
}

/// An alias resolves to the instance of another key.
@Suite struct AliasTests {
  @Test(arguments: EveryScope.allCases)
  func `an alias gives what the other key gives`(scope: EveryScope) {
    let container = Container { stores(scope) }
    let (reader, writer) = (container[ReadingKey.self], container[WritingKey.self])
    #expect(reader.text == "file")
    #expect(
      (reader as AnyObject === writer.reader as AnyObject) == EveryScope.shared.contains(scope)
    )
  }

  @Test func `a key of a class takes a subclass`() {
    #expect(Container { stores() }[StoreKey.self] is FileStore)
  }

  @Test func `an alias of an alias works`() {
    let container = Container {
      stores()
      Module(SideKey.self, needs: ReadingKey.self) { $0 }
    }
    #expect(container[SideKey.self] as AnyObject === container[StoreKey.self])
  }

  @Test func `an alias passes arguments on`() {
    let container = Container {
      Module(OpenKey.self, scope: .singleton) { Store($0) }
      Module(OpenReadingKey.self, needs: Provider<OpenKey>.self) { $0($1) }
    }
    #expect(container[OpenReadingKey.self, "a"].text == "a")
    #expect(
      container[OpenReadingKey.self, "a"] as AnyObject
        === container[OpenKey.self, "a"]
    )
  }

  @Test func `aliases may have names`() {
    let container = Container {
      stores()
      Module(ReadingKey.self, needs: StoreKey.self) { $0 }.named("file")
      Module(ReadingKey.self) { Store("memory") }.named("memory")
    }
    #expect(container[Named<ReadingKey>?.self, "file"]?.text == "file")
    #expect(container[Named<ReadingKey>?.self, "memory"]?.text == "memory")
    #expect(container[Named<ReadingKey>?.self, "cloud"] == nil)
    #expect(container[[ReadingKey].self].map(\.text) == ["file", "file", "memory"])
  }

  @Test func `one module makes the elements of several lists`() {
    let container = Container {
      stores()
      Module(ReadingKey.self, needs: WritingKey.self) { $0.reader }.named("writer")
    }
    #expect(Set(container[[ReadingKey].self].map { ObjectIdentifier($0 as AnyObject) }).count == 1)
  }

  @Test func `an alias is read as an optional and by a provider`() {
    let container = Container { stores() }
    #expect(container[ReadingKey?.self]?.text == "file")
    #expect(container[Provider<ReadingKey>.self]().text == "file")
  }

  @Test func `an alias of what isn't bound is optional, if it says so`() {
    let container = Container {
      Module(NumberKey.self, needs: ReadingKey?.self) { $0?.text.count ?? 0 }
    }
    #expect(container[NumberKey.self] == 0)
  }

  @Test func `the hooks of the other key run once for each instance, whichever key is read`() {
    let (created, counter) = (Counter(), Counter())
    let container = Container {
      Module(StoreKey.self, scope: .singleton) { Store() }.onCreate { _, _ in created.next() }
      Module(ReadingKey.self, needs: StoreKey.self) { $0 }.onCreate { _, _ in counter.next() }
    }
    _ = (container[ReadingKey.self], container[StoreKey.self], container[ReadingKey.self])
    #expect(created.count == 1)
    #expect(counter.count == 2)
  }

  @Test func `an alias follows an override, and what a child binds`() {
    let container = Container {
      stores()
      Module(StoreKey.self) { Store("override") }.overriding()
    }
    #expect(container[ReadingKey.self].text == "override")
    let child = Container(parent: container) { Module(StoreKey.self) { Store("child") } }
    #expect(child[ReadingKey.self].text == "child")
    #expect(container[ReadingKey.self].text == "override")
  }

  @Test func `an alias may be overridden itself`() {
    let container = Container {
      stores()
      Module(ReadingKey.self) { Store("other") }.overriding()
    }
    #expect(container[ReadingKey.self].text == "other")
    #expect(container[WritingKey.self].reader.text == "file")
  }

  @Test func `an asynchronous alias gives the same instance`() async {
    let container = Container {
      Module(LateStoreKey.self, scope: .singleton) { Store("late") }
      Module(LateReadingKey.self, needs: LateStoreKey.self) { $0 }
    }
    let store = await container.resolve(LateStoreKey.self)
    #expect(await container.resolve(LateReadingKey.self) as AnyObject === store)
  }
}
