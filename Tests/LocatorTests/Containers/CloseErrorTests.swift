import Locator
import LocatorTestSupport
import Testing

/// The error of `close()` has each failure, with its module.
@Suite(.bounded) struct CloseErrorTests {
  /// An error that says nothing by itself.
  private struct Er: Error {}

  @Test func `an error names the key and the line of what failed`() async throws {
    let container = Container {
      Module(NumberKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) { 4 }
        .onClose { _ in throw Er() }
    }
    _ = container[NumberKey.self]
    let error = await #expect(throws: CloseError.self) { try await container.close() }
    #expect(
      "\(try #require(error))"
        == "A closure of '.onClose' has failed:\n- 'NumberKey' (App/Main.swift:4): Er()"
    )
  }

  @Test func `each error of children, dropped instances and several closures is named so`()
    async throws
  {
    let parent = Container {
      Module(WordKey.self, scope: .singleton, fileID: "App/Main.swift", line: 1) { "word" }
        .onClose { _ in throw Failed(reason: "first") }
        .onClose { _ in throw Failed(reason: "second") }
      Module(NumberKey.self, scope: .session, fileID: "App/Main.swift", line: 2) { 4 }
        .onClose { _ in throw Er() }
    }
    let child = Container(parent: parent) {
      Module(NoteKey.self, scope: .singleton, fileID: "App/Child.swift", line: 3) {
        ServiceImpl($0)
      }
      .onClose { throw Failed(reason: $0.name) }
    }
    _ = (parent[WordKey.self], parent[NumberKey.self], child[NoteKey.self, "a"])
    parent.reset(.session)
    let error = await #expect(throws: CloseError.self) { try await parent.close() }
    // The hook of a dropped instance runs whenever its task does.
    let lines = "\(try #require(error))".split(separator: "\n")
    #expect(lines.first == "4 closures of '.onClose' have failed:")
    #expect(
      lines.dropFirst().sorted() == [
        "- 'NoteKey' (App/Child.swift:3): Failed(reason: \"a\")",
        "- 'NumberKey' (App/Main.swift:2): Er()",
        "- 'WordKey' (App/Main.swift:1): Failed(reason: \"first\")",
        "- 'WordKey' (App/Main.swift:1): Failed(reason: \"second\")",
      ]
    )
    #expect(error?.errors.count == 4)
  }

  @Test func `an error is named once, whoever closes the container again`() async throws {
    let session = Guarded<Container?>(nil)
    let parent = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        try await session.value?.close()
      }
      Module(WordKey.self, scope: .session) { "word" }.onClose { _ in
        try await Container.current().close()
      }
    }
    session.value = Container(parent: parent) {
      Module(NumberKey.self, scope: .singleton) { 5 }.onClose { _ in throw Er() }
    }
    _ = (parent[NumberKey.self], session.value?[NumberKey.self])
    for _ in 0..<3 {
      let error = await #expect(throws: CloseError.self) { try await parent.close() }
      #expect(error?.errors.count == 1)
      _ = parent[WordKey.self]
      parent.reset(.session)
      for _ in 0..<50 { await Task.yield() }
    }
    session.value = nil
  }

  @Test func `what a hook hands on of another container names that one's keys`() async throws {
    let other = Container {
      Module(NumberKey.self, scope: .singleton, fileID: "App/Other.swift", line: 7) { 4 }
        .onClose { _ in throw Er() }
    }
    let container = Container {
      Module(WordKey.self, scope: .singleton) { "word" }.onClose { _ in try await other.close() }
    }
    _ = (container[WordKey.self], other[NumberKey.self])
    let error = await #expect(throws: CloseError.self) { try await container.close() }
    #expect("\(try #require(error))".hasSuffix("\n- 'NumberKey' (App/Other.swift:7): Er()"))
  }
}
