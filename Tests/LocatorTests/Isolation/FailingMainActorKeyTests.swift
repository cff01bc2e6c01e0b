import Locator
import LocatorTestSupport
import Testing

@MainActor private final class Document {
  let name: String
  init(_ name: String) { self.name = name }
}
private enum DocumentKey: @MainActor ThrowingInjectionKey {
  typealias Value = Document
  typealias Failure = Failed
}
private enum NamedDocumentKey: @MainActor ThrowingInjectionKey {
  typealias Value = Document
  typealias Arguments = String
  typealias Failure = Failed
}
private enum TitleKey: @MainActor InjectionKey { typealias Value = String }

/// A key of the main actor whose factory can throw is read with `try`, there.
@Suite @MainActor struct FailingMainActorKeyTests {
  @Test func `a failing key of the main actor is read in every way`() throws {
    let container = Container {
      Module(DocumentKey.self) { () throws(Failed) in Document("plain") }
      Module(NamedDocumentKey.self) { name throws(Failed) in Document(name) }
      Module(
        TitleKey.self,
        needs: Resolver.self,
        Provider<DocumentKey>.self,
        Provider<NamedDocumentKey>.self
      ) { resolver, plain, named in
        let names = [
          try? resolver[DocumentKey.self].name,
          try? resolver[NamedDocumentKey.self, "a"].name,
          try? plain().name, try? named("b").name,
        ]
        return names.map { $0 ?? "none" }.joined(separator: " ")
      }
    }
    #expect(container[TitleKey.self] == "plain a plain b")
    #expect(try container[DocumentKey.self].name == "plain")
    #expect(try container[NamedDocumentKey.self, "c"].name == "c")
  }

  @Test func `it throws exactly its failure, and a shared one is tried again`() throws {
    let counter = Counter()
    let container = Container {
      Module(DocumentKey.self, scope: .singleton) { () throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return Document("second")
      }
      Module(NamedDocumentKey.self, scope: .singleton) { name throws(Failed) in
        guard !name.isEmpty else { throw Failed(reason: "empty") }
        return Document(name)
      }
    }
    #expect(throws: Failed(reason: "first")) { try container[DocumentKey.self] }
    let document = try container[DocumentKey.self]
    #expect(try container[DocumentKey.self] === document)
    #expect(throws: Failed(reason: "empty")) { try container[NamedDocumentKey.self, ""] }
    let named = try container[NamedDocumentKey.self, "a"]
    #expect(try container[NamedDocumentKey.self, "a"] === named)
  }
}
