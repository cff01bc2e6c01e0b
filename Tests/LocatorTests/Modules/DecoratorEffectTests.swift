import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum LinkKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}
private enum QuietKey: AsyncInjectionKey { typealias Value = String }
private enum LineKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = Int
  typealias Failure = Failed
}

/// A decorator of a key that can fail may throw, and one of an asynchronous key may wait.
@Suite struct DecoratorEffectTests {
  @Test func `a decorator of a throwing key throws its failure`() throws {
    let container = Container {
      Module(LineKey.self) { number throws(Failed) in "line \(number)" }
      Decorator(LineKey.self) { inner throws(Failed) in
        guard inner != "line 2" else { throw Failed(reason: inner) }
        return inner + "!"
      }
      Decorator(LineKey.self, needs: WordKey.self) { inner, word throws(Failed) in inner + word }
      Decorator(LineKey.self) { inner throws(Failed) in "<\(inner)>" }
      Module(WordKey.self) { "?" }
    }
    #expect(try container[LineKey.self, 1] == "<line 1!?>")
    do throws(Failed) {
      _ = try container[LineKey.self, 2]
      Issue.record("The line was made.")
    } catch {
      #expect(error.reason == "line 2")
    }
  }

  @Test func `a shared instance whose decorator fails is made by the next read`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self, scope: .singleton) { ServiceImpl() }
      Decorator(ConfigKey.self) { inner throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("decorated")
      }
    }
    #expect(throws: Failed(reason: "first")) { try container[ConfigKey.self] }
    #expect(try container[ConfigKey.self].name == "decorated")
    #expect(try container[ConfigKey.self].name == "decorated")
    #expect(counter.count == 2)
  }

  @Test func `a decorator of an asynchronous key waits, and needs asynchronous keys`() async throws
  {
    let container = Container {
      Module(LinkKey.self, scope: .singleton) { "link" }
      Decorator(LinkKey.self) { inner async throws(Failed) in
        await Task.yield()
        return inner + "!"
      }
      Decorator(LinkKey.self, needs: QuietKey.self, WordKey.self) {
        inner,
        quiet,
        word async throws(Failed) in
        await Task.yield()
        return inner + quiet + word
      }
      Decorator(LinkKey.self, needs: QuietKey.self) { inner, quiet async throws(Failed) in
        "<\(inner)\(quiet)>"
      }
      Decorator(LinkKey.self) { inner throws(Failed) in "(\(inner))" }
      Module(QuietKey.self) { "-" }
      Module(WordKey.self) { "word" }
    }
    #expect(try await container.resolve(LinkKey.self) == "(<link!-word->)")
  }

  @Test func `a decorator of an asynchronous key throws its failure`() async {
    let container = Container {
      Module(LinkKey.self) { "link" }
      Decorator(LinkKey.self) { inner async throws(Failed) in throw Failed(reason: inner) }
    }
    await #expect(throws: Failed(reason: "link")) { try await container.resolve(LinkKey.self) }
    await #expect(throws: Failed(reason: "link")) { try await container.resolve([LinkKey].self) }
  }

  @Test func `a decorator that needs a key with another failure is a problem`() {
    let found = problems(
      of: Container {
        Module(QuietKey.self) { "quiet" }
        Decorator(QuietKey.self, needs: LinkKey.self, fileID: "App/Main.swift", line: 4) {
          inner,
          link in inner + link
        }
        Module(LinkKey.self) { "link" }
      }
    )
    #expect(found.count == 1)
    #expect(found.first?.description.contains("App/Main.swift:4") == true, "\(found)")
  }

  @Test func `a need of a decorator that waits for its own key is a cycle`() {
    let found = problems(
      of: Container {
        Module(QuietKey.self) { "quiet" }
        Decorator(QuietKey.self, needs: QuietKey.self) { inner, quiet in inner + quiet }
      }
    )
    #expect(found.first?.description.contains("QuietKey") == true, "\(found)")
  }
}
