import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum IndexKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}
private enum QuietKey: AsyncInjectionKey { typealias Value = String }
private enum AnyFailureKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = any Error
}

// Objects that the actor of the test has for itself.
private class Form { var steps: [String] = [] }
private class Search: Form, AsyncInjectionTarget { typealias Failure = Failed }
private final class WideSearch: Search {}
private final class Quiet: Form, AsyncInjectionTarget {}
private final class Lookup: Form, AsyncInjectionTarget {
  typealias Arguments = Int
  typealias Failure = Failed
}
private final class Cancellable: Form, AsyncInjectionTarget { typealias Failure = any Error }
private class Reader: Form, ThrowingInjectionTarget { typealias Failure = Failed }
private final class Library: Reader, AsyncInjectionTarget {}
// Objects of the main actor.
@MainActor private class Screen: AsyncInjectionTarget {
  typealias Failure = Failed
  var steps: [String] = []
  var model: (any Model)?
}
@MainActor private final class Detail: Screen {}
@MainActor private final class Panel: AsyncInjectionTarget {
  typealias Arguments = String
  var text = ""
}
@MainActor private final class Page: ThrowingInjectionTarget {
  typealias Failure = Failed
  var name = ""
}

/// The modules that the members need.
private func modules() -> [AnyModule] {
  .listing {
    Module(IndexKey.self, scope: .singleton) {
      await Task.yield()
      return "index"
    }
    Module(QuietKey.self) { "quiet" }
    Module(QuietKey.self) { "named" }.named("n")
    Module(WordKey.self) { "word" }
    Module(ConfigKey.self) { ServiceImpl("config") }
  }
}

/// A container that injects into objects of the main actor.
@MainActor private func screens() -> Container {
  Container {
    modules()
    Module(ServiceKey.self) { ServiceImpl("screen") }
    Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
    Members(of: Screen.self)
      .inject(ModelKey.self) { $0.model = $1 }
      .inject(IndexKey.self) { screen, index in
        MainActor.assertIsolated()
        screen.steps.append(index)
      }
      .inject([QuietKey].self) { $0.steps += $1 }
      .inject(WordKey.self) { $0.steps.append($1) }
    Members(of: Detail.self)
      .inject(WordKey.self) { detail, _ in detail.steps.append("without waiting") }
    Members(of: Panel.self)
      .inject(QuietKey.self) { $0.text = $1 }
      .passing { $0.text += $1 }
  }
}

/// Members of an object whose class says so may need keys that fail and wait.
@Suite struct MembersEffectTests {
  // MARK: - Throwing

  @Test func `members of an object that can fail need keys that throw`() throws {
    let container = Container {
      modules()
      Members<Reader, Anywhere>(of: Reader.self)
        .inject(ConfigKey.self) { $0.steps.append($1.name) }
        .inject(WordKey.self) { $0.steps.append($1) }
        .inject([ConfigKey]?.self) { $0.steps.append("\($1?.count ?? 0)") }
    }
    let reader = Reader()
    try container.inject(into: reader)
    #expect(reader.steps == ["config", "word", "1"])
  }

  @Test func `a needed key that fails ends the injection with its error`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "config") }
      Module(WordKey.self) { "word" }
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { $0.steps.append($1) }
      Members<Reader, Anywhere>(of: Reader.self)
        .inject(ConfigKey.self) { reader, _ in reader.steps.append("Reader") }
    }
    let reader = Reader()
    #expect(throws: Failed(reason: "config")) { try container.inject(into: reader) }
    #expect(reader.steps == ["word"])
  }

  @Test @MainActor func `members of the main actor can fail`() throws {
    let container = Container {
      modules()
      Module(ServiceKey.self) { ServiceImpl("screen") }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Members(of: Page.self)
        .inject(ConfigKey.self) { $0.name = $1.name }
        .inject(ModelKey.self) { $0.name += $1.service.name }
    }
    let page = Page()
    try container.inject(into: page)
    #expect(page.name == "configscreen")
  }

  // MARK: - Waiting

  @Test func `members of an object that waits need asynchronous and composed keys`() async throws {
    let container = Container {
      modules()
      Members<Search, Anywhere>(of: Search.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
        .inject([QuietKey].self) { $0.steps += $1 }
        .inject(QuietKey?.self) { $0.steps.append($1 ?? "none") }
        .inject(WordKey.self) { $0.steps.append($1) }
    }
    let search = Search()
    try await container.inject(into: search)
    #expect(search.steps == ["index", "quiet", "named", "quiet", "word"])
  }

  @Test func `an injection that waits throws what its needs throw`() async throws {
    let container = Container {
      Module(IndexKey.self) { () async throws(Failed) in throw Failed(reason: "index") }
      Module(QuietKey.self) { "quiet" }
      Members<Search, Anywhere>(of: Search.self)
        .inject(QuietKey.self) { $0.steps.append($1) }
      Members<WideSearch, Anywhere>(of: WideSearch.self)
        .inject(IndexKey.self) { search, _ in search.steps.append("Wide") }
    }
    let search = WideSearch()
    do throws(Failed) {
      try await container.inject(into: search)
      Issue.record("The need has failed.")
    } catch {
      #expect(error.reason == "index")
    }
    #expect(search.steps == ["quiet"])
  }

  @Test func `an injection that never fails is awaited without try`() async {
    let container = Container {
      modules()
      Members<Quiet, Anywhere>(of: Quiet.self)
        .inject(QuietKey.self) { $0.steps.append($1) }
    }
    let object = Quiet()
    await container.inject(into: object)
    #expect(object.steps == ["quiet"])
  }

  @Test func `members that wait get the arguments`() async throws {
    let container = Container {
      modules()
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { $0.steps.append($1) }
      Members<Lookup, Anywhere>(of: Lookup.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
        .passing { $0.steps.append("\($1)") }
    }
    let lookup = Lookup()
    try await container.inject(into: lookup, 7)
    #expect(lookup.steps == ["word", "index", "7"])
  }

  @Test func `the members of each class wait for those of its superclass`() async throws {
    let container = Container {
      modules()
      Members<WideSearch, Anywhere>(of: WideSearch.self)
        .inject(IndexKey.self) { $0.steps.append("Wide \($1)") }
      Members<Search, Anywhere>(of: Search.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { $0.steps.append($1) }
    }
    let search: Search = WideSearch()
    try await container.inject(into: search)
    #expect(search.steps == ["word", "index", "Wide index"])
  }

  @Test func `an object that waits can have a superclass that can fail`() async throws {
    let container = Container {
      modules()
      Members<Reader, Anywhere>(of: Reader.self)
        .inject(ConfigKey.self) { $0.steps.append($1.name) }
      Members<Library, Anywhere>(of: Library.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
    }
    let library = Library()
    try await container.inject(into: library)
    #expect(library.steps == ["config", "index"])
  }

  @Test func `other objects are injected in asynchronous code without waiting`() async throws {
    let container = Container {
      modules()
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { $0.steps.append($1) }
      Members<Reader, Anywhere>(of: Reader.self)
        .inject(ConfigKey.self) { $0.steps.append($1.name) }
    }
    let (form, reader) = (Form(), Reader())
    // The compiler warns of an `await` without effect, and a warning is an error here.
    container.inject(into: form)
    try container.inject(into: reader)
    #expect(form.steps + reader.steps == ["word", "word", "config"])
  }

  // MARK: - The main actor

  @Test func `members of the main actor are injected from elsewhere`() async throws {
    let container = await MainActor.run { screens() }
    let screen: Screen = await Detail()
    try await container.inject(into: screen)
    #expect(await screen.steps == ["index", "quiet", "named", "word", "without waiting"])
    #expect(await MainActor.run { screen.model?.service.name } == "screen")
    let panel = await MainActor.run { Panel() }
    await container.inject(into: panel, "!")
    #expect(await panel.text == "quiet!")
  }

  // MARK: - As a resolve

  @Test func `the container is the current one after members have waited`() async {
    let container = Container {
      modules()
      Members<Quiet, Anywhere>(of: Quiet.self)
        .inject(QuietKey.self) { $0.steps += [$1, WordKey.currentValue] }
    }
    let object = Quiet()
    await container.inject(into: object)
    #expect(object.steps == ["quiet", "word"])
  }

  @Test(.bounded) func `a cancelled task stops waiting for what members need`() async {
    let gate = Gate()
    let container = Container {
      Module(AnyFailureKey.self, scope: .singleton) {
        await gate.pass()
        return "late"
      }
      Members<Cancellable, Anywhere>(of: Cancellable.self)
        .inject(AnyFailureKey.self) { $0.steps.append($1) }
    }
    let task = Task {
      let object = Cancellable()
      do {
        try await container.inject(into: object)
        return ["injected"]
      } catch {
        return ["\(type(of: error))"] + object.steps
      }
    }
    await gate.arrival()
    task.cancel()
    #expect(await task.value == ["CancellationError"])
    await gate.open()
  }

  @Test func `a child's members take the place of those that wait`() async throws {
    let parent = Container {
      modules()
      Members<Search, Anywhere>(of: Search.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
    }
    let child = Container(parent: parent) {
      Module(WordKey.self) { "child" }.overriding()
      Members<Search, Anywhere>(of: Search.self)
        .inject(WordKey.self) { $0.steps.append($1) }
        .overriding()
    }
    let search = Search()
    try await child.inject(into: search)
    #expect(search.steps == ["child"])
  }

  @Test func `a need of members that throws another error is a problem`() {
    let found = problems(
      of: Container {
        modules()
        Members<Quiet, Anywhere>(of: Quiet.self, fileID: "App/Main.swift", line: 4)
          .inject(IndexKey.self, fileID: "App/Main.swift", line: 5) { _, _ in }
      }
    )
    #expect(found.count == 1)
    let text = found.first?.description ?? ""
    #expect(
      text.contains("'Members(of: Quiet.self)'") && text.contains("App/Main.swift:4"),
      "\(found)"
    )
  }

  @Test func `an observer is notified of members that wait, and of what they need`() async throws {
    let trace = ResolutionTrace()
    let container = Container(observer: trace) {
      modules()
      Members<Search, Anywhere>(of: Search.self)
        .inject(IndexKey.self) { $0.steps.append($1) }
    }
    try await container.inject(into: Search())
    #expect(trace.resolutions.map { "\($0.key)" } == ["Search", "IndexKey"])
  }
}
