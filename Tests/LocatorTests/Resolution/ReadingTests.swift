import Locator
import LocatorTestSupport
import Testing

private enum SureKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Failure = Never
}
private enum SureLineKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = Int
  typealias Failure = Never
}
private enum SureModelKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Failure = Never
}
private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum FileKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Arguments = String
  typealias Failure = Failed
}
private enum StoreKey: AsyncInjectionKey { typealias Value = any Service }
private enum LetterKey: AsyncInjectionKey {
  typealias Value = String
  typealias Arguments = Int
}
private enum DocumentKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Failure = Failed
}
private enum NamedDocumentKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Arguments = String
  typealias Failure = Failed
}
private enum LeavesKey: InjectionKey { typealias Value = [Draft] }
private enum LateLeavesKey: AsyncInjectionKey { typealias Value = Int }

/// Records the call sites.
private final class CallSites: ResolutionObserver {
  private let kept = Guarded<[String?]>([])

  func didResolve(_ resolution: Resolution) { kept.change { $0.append(resolution.asker) } }
  var all: [String?] { kept.value }
}

/// A module of each kind of key, and one with a name.
private let container = Container {
  Module(WordKey.self) { "word" }
  Module(WordKey.self) { "named word" }.named("a")
  Module(ListKey.self) { letter in [letter] }
  Module(ListKey.self) { letter in ["named", letter] }.named("a")
  Module(SureKey.self) { "sure" }
  Module(SureLineKey.self) { number in "line \(number)" }
  Module(ConfigKey.self) { ServiceImpl("config") }
  Module(ConfigKey.self) { ServiceImpl("named config") }.named("a")
  Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "config") }.named("failing")
  Module(AccountKey.self, make: account)
  Module(AccountKey.self, make: account).named("a")
  Module(StoreKey.self, scope: .singleton) { ServiceImpl("store") }
  Module(StoreKey.self) { ServiceImpl("named store") }.named("a")
  Module(LetterKey.self) { number in "letter \(number)" }
  Module(LetterKey.self) { number in "named letter \(number)" }.named("a")
  Module(LinkKey.self) { ServiceImpl("link") }
  Module(LinkKey.self) { ServiceImpl("named link") }.named("a")
  Module(LinkKey.self) { () async throws(Failed) in throw Failed(reason: "link") }.named("failing")
  Module(FileKey.self) { name async throws(Failed) in try account(name) }
  Module(FileKey.self) { name async throws(Failed) in try account(name) }.named("a")
}

/// A resolver of that container.
private var resolver: Resolver { container[Resolver.self] }

/// An account, unless it has no name.
@Sendable private func account(_ name: String) throws(Failed) -> any Service {
  guard !name.isEmpty else { throw Failed(reason: "empty") }
  return ServiceImpl(name)
}

/// A container and a resolver are read in the same ways.
@Suite struct ReadingTests {
  @Test func `a key is read in the same ways`() {
    #expect([container[WordKey.self], container[WordKey.self]] == ["word", "word"])
    #expect([resolver[WordKey.self], resolver[WordKey.self]] == ["word", "word"])
  }

  @Test func `a composed key is read in the same ways`() {
    #expect(container[[WordKey].self] == ["word", "named word"])
    #expect(resolver[[WordKey].self] == ["word", "named word"])
    #expect(container[[ListKey].self, "n"] == [["n"], ["named", "n"]])
    #expect(resolver[ListKey?.self, "n"] == ["n"])
    #expect(resolver[NumberKey?.self] == nil)
  }

  @Test func `a key with arguments is read in the same ways`() {
    let lists = [
      container[ListKey.self, "n"], container[ListKey.self, "n"],
      resolver[ListKey.self, "n"], resolver[ListKey.self, "n"],
    ]
    #expect(lists == Array(repeating: ["n"], count: 4))
  }

  @Test func `a named module is read in the same way`() {
    #expect(container[Named<WordKey>?.self, "a"] == "named word")
    #expect(resolver[Named<WordKey>?.self, "a"] == "named word")
    #expect(container[Named<Provider<ListKey>>?.self, "a"]?("n") == ["named", "n"])
    #expect(resolver[Named<Provider<ListKey>>?.self, "a"]?("n") == ["named", "n"])
  }

  @Test func `a name that no module of the key has gives nil`() async throws {
    #expect(container[Named<WordKey>?.self, "b"] == nil)
    #expect(resolver[Named<Provider<ListKey>>?.self, "b"]?("n") == nil)
    #expect(try container[Named<ConfigKey>?.self, "b"] == nil)
    #expect(try resolver[Named<Provider<AccountKey>>?.self, "b"]?("ada") == nil)
    #expect(try await container.resolve(Named<LinkKey>?.self, "b") == nil)
    #expect(await resolver[Named<Provider<LetterKey>>?.self, "b"]?(4) == nil)
  }

  @Test func `a key that can fail is read in the same ways`() throws {
    let configs = [
      try container[ConfigKey.self],
      try resolver[ConfigKey.self],
    ]
    #expect(configs.map(\.name) == Array(repeating: "config", count: 2))
    let accounts = [
      try container[AccountKey.self, "ada"],
      try resolver[AccountKey.self, "ada"],
    ]
    #expect(accounts.map(\.name) == Array(repeating: "ada", count: 2))
  }

  @Test func `a named module that can fail is read in the same way`() throws {
    #expect(try container[Named<ConfigKey>?.self, "a"]?.name == "named config")
    #expect(try resolver[Named<ConfigKey>?.self, "a"]?.name == "named config")
    #expect(try container[Named<ConfigKey>.self, "a"].name == "named config")
    #expect(try container[Named<Provider<AccountKey>>?.self, "a"]?("ada").name == "ada")
    #expect(try resolver[Named<Provider<AccountKey>>?.self, "a"]?("ada").name == "ada")
  }

  @Test func `each way throws exactly the failure of the key`() {
    func failure(_ read: () throws(Failed) -> (any Service)?) -> String? {
      do throws(Failed) {
        _ = try read()
        return nil
      } catch {
        return error.reason
      }
    }
    let failures = [
      failure { () throws(Failed) in try container[AccountKey.self, ""] },
      failure { () throws(Failed) in
        try container[Named<Provider<AccountKey>>?.self, "a"]?("")
      },
      failure { () throws(Failed) in try resolver[AccountKey.self, ""] },
      failure { () throws(Failed) in
        try resolver[Named<Provider<AccountKey>>?.self, "a"]?("")
      },
    ]
    #expect(failures == Array(repeating: "empty", count: 4))
    #expect(
      failure { () throws(Failed) in try resolver[Named<ConfigKey>?.self, "failing"] }
        == "config"
    )
  }

  @Test @MainActor func `a key that could fail, and never does, is read without try`() {
    #expect([container[SureKey.self], resolver[SureKey.self]] == ["sure", "sure"])
    #expect(container[SureLineKey.self, 4] == "line 4")
    #expect(resolver[SureLineKey.self, 4] == "line 4")
    #expect(resolver[Named<Provider<SureLineKey>>?.self, "a"]?(4) == nil)
    let models = Container {
      Module(SureModelKey.self) { () throws(Never) in ModelImpl(service: ServiceImpl(), id: "m") }
    }
    #expect(models[SureModelKey.self].id == "m")
    #expect(models[Resolver.self][SureModelKey.self].id == "m")
  }

  @Test func `an asynchronous key that never fails is read without try`() async {
    let stores = [
      await container.resolve(StoreKey.self),
      await resolver.resolve(StoreKey.self),
    ]
    #expect(stores.allSatisfy { $0 === stores[0] })
    let letters = [
      await container.resolve(LetterKey.self, 4),
      await resolver.resolve(LetterKey.self, 4),
    ]
    #expect(letters == Array(repeating: "letter 4", count: 2))
    #expect(await container.resolve(Named<StoreKey>?.self, "a")?.name == "named store")
    #expect(await resolver[Named<Provider<LetterKey>>?.self, "a"]?(4) == "named letter 4")
  }

  @Test func `an asynchronous key that can fail is read in the same ways`() async throws {
    let links = [
      try await container.resolve(LinkKey.self),
      try await resolver.resolve(LinkKey.self),
    ]
    #expect(links.map(\.name) == Array(repeating: "link", count: 2))
    let files = [
      try await container.resolve(FileKey.self, "f"),
      try await resolver.resolve(FileKey.self, "f"),
    ]
    #expect(files.map(\.name) == Array(repeating: "f", count: 2))
    #expect(try await container.resolve(Named<LinkKey>?.self, "a")?.name == "named link")
    #expect(try await container.resolve(Named<LinkKey>.self, "a").name == "named link")
    #expect(try await resolver[Named<Provider<FileKey>>?.self, "a"]?("f").name == "f")
  }

  @Test func `each asynchronous way throws exactly the failure of the key`() async {
    func failure(_ read: () async throws(Failed) -> (any Service)?) async -> String? {
      do throws(Failed) {
        _ = try await read()
        return nil
      } catch {
        return error.reason
      }
    }
    let failures = [
      await failure { () async throws(Failed) in try await container.resolve(FileKey.self, "") },
      await failure { () async throws(Failed) in try await resolver.resolve(FileKey.self, "") },
      await failure { () async throws(Failed) in
        try await resolver[Named<Provider<FileKey>>?.self, "a"]?("")
      },
    ]
    #expect(failures == Array(repeating: "empty", count: 3))
    await #expect(throws: Failed(reason: "link")) {
      try await container.resolve(Named<LinkKey>?.self, "failing")
    }
  }

  @Test @MainActor func `a main-actor key is read in the same ways`() {
    let container = Container {
      Module(ModelKey.self) { ModelImpl(service: ServiceImpl(), id: "model") }
      Module(ModelKey.self) { ModelImpl(service: ServiceImpl("named")) }.named("a")
      Module(DetailKey.self) { id in ModelImpl(service: ServiceImpl(), id: id) }
      Module(DetailKey.self) { id in ModelImpl(service: ServiceImpl(), id: "named \(id)") }
        .named("a")
    }
    let resolver = container[Resolver.self]
    let models = [
      container[ModelKey.self], container[ModelKey.self], resolver[ModelKey.self],
      resolver[ModelKey.self],
    ]
    #expect(models.map(\.service.name) == Array(repeating: "service", count: 4))
    let details = [
      container[DetailKey.self, "d"], container[DetailKey.self, "d"],
      resolver[DetailKey.self, "d"], resolver[DetailKey.self, "d"],
    ]
    #expect(details.map(\.id) == Array(repeating: "d", count: 4))
    #expect(container[Named<ModelKey>?.self, "a"]?.service.name == "named")
    #expect(resolver[Named<ModelKey>?.self, "a"]?.service.name == "named")
    #expect(container[Named<Provider<DetailKey>>?.self, "a"]?("d").id == "named d")
    #expect(resolver[Named<Provider<DetailKey>>?.self, "a"]?("d").id == "named d")
  }

  @Test @MainActor func `a main-actor key that can fail is read in the same ways`() throws {
    @MainActor func document(_ id: String) throws(Failed) -> ModelImpl {
      guard !id.isEmpty else { throw Failed(reason: "empty") }
      return ModelImpl(service: ServiceImpl(), id: id)
    }
    let container = Container {
      Module(DocumentKey.self) { () throws(Failed) in try document("document") }
      Module(DocumentKey.self) { () throws(Failed) in try document("named") }.named("a")
      Module(NamedDocumentKey.self) { id throws(Failed) in try document(id) }
      Module(NamedDocumentKey.self) { id throws(Failed) in try document(id) }.named("a")
    }
    let resolver = container[Resolver.self]
    let documents = [
      try container[DocumentKey.self],
      try resolver[DocumentKey.self],
    ]
    #expect(documents.map(\.id) == Array(repeating: "document", count: 2))
    let named = [
      try container[NamedDocumentKey.self, "d"],
      try resolver[NamedDocumentKey.self, "d"],
    ]
    #expect(named.map(\.id) == Array(repeating: "d", count: 2))
    #expect(try container[Named<DocumentKey>?.self, "a"]?.id == "named")
    #expect(try resolver[Named<Provider<NamedDocumentKey>>?.self, "a"]?("d").id == "d")
    #expect(throws: Failed(reason: "empty")) { try resolver[NamedDocumentKey.self, ""] }
    #expect(throws: Failed(reason: "empty")) { try container[NamedDocumentKey.self, ""] }
  }

  @Test func `each way notes its call site`() async throws {
    let callSites = CallSites()
    let container = Container(observer: callSites) {
      Module(WordKey.self) { "word" }.named("a")
      Module(ListKey.self) { letter in [letter] }
      Module(AccountKey.self, make: account)
      Module(StoreKey.self) { ServiceImpl() }
      Module(LetterKey.self) { number in "\(number)" }
    }
    let resolver = container[Resolver.self]
    let first = #line + 1
    _ = container[ListKey.self, "n"]
    _ = container[Named<WordKey>?.self, "a"]
    _ = try container[AccountKey.self, "ada"]
    _ = await container.resolve(StoreKey.self)
    _ = await container.resolve(LetterKey.self, 4)
    _ = resolver[ListKey.self, "n"]
    _ = resolver[Named<WordKey>?.self, "a"]
    _ = try resolver[AccountKey.self, "ada"]
    _ = await resolver.resolve(StoreKey.self)
    _ = await resolver.resolve(LetterKey.self, 4)
    let last = #line - 1
    #expect(callSites.all == (first...last).map { "LocatorTests/ReadingTests.swift:\($0)" })
  }

  @Test func `a resolver's read is a part of the resolve, which ends where a factory waits`() async
  {
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(LeavesKey.self, needs: DraftKey.self) { [$0] }.named("a")
      Module(LeavesKey.self, needs: DraftKey.self, Resolver.self) { draft, resolver in
        [draft, resolver[DraftKey.self]]
          + (resolver[Named<LeavesKey>?.self, "a"] ?? [Draft()])
      }
      Module(LateLeavesKey.self, needs: DraftKey.self) { ObjectIdentifier($0).hashValue }
        .named("a")
      Module(LateLeavesKey.self, needs: DraftKey.self, Resolver.self) { draft, resolver in
        let other = await resolver.resolve(Named<LateLeavesKey>?.self, "a")
        let own = [resolver[DraftKey.self], draft].map { ObjectIdentifier($0).hashValue }
        return own[0] == own[1] && own[0] != other ? 1 : 2
      }
    }
    #expect(Set(container[LeavesKey.self].map(ObjectIdentifier.init)).count == 1)
    #expect(await container.resolve(LateLeavesKey.self) == 1)
  }

  @Test func `a container's read by name is a resolve of its own`() {
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(DraftKey.self, scope: .graph) { Draft() }.named("a")
    }
    let drafts = (0..<2).map { _ in container[Named<DraftKey>?.self, "a"] }
    #expect(drafts[0] != nil)
    #expect(drafts[0] !== drafts[1])
  }

  @Test func `a provider is called as a container is read`() async throws {
    #expect(container[Provider<WordKey>.self]() == "word")
    #expect(container[Provider<ListKey>.self]("n") == ["n"])
    #expect(try container[Provider<ConfigKey>.self]().name == "config")
    #expect(try container[Provider<AccountKey>.self]("ada").name == "ada")
    #expect(container[Provider<SureKey>.self]() == "sure")
    #expect(await container[Provider<StoreKey>.self]().name == "store")
    #expect(await container[Provider<LetterKey>.self](4) == "letter 4")
    #expect(try await container[Provider<LinkKey>.self]().name == "link")
    #expect(try await container[Provider<FileKey>.self]("f").name == "f")
  }
}
