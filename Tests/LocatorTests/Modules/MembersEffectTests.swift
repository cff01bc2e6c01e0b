import Locator
import LocatorInspection
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
private final class Account: Form, ThrowingInjectionTarget {
  typealias Arguments = String
  typealias Failure = Failed
}
private final class Library: Reader, AsyncInjectionTarget {}
private actor Worker: AsyncInjectionTarget {
  var word = ""
  func take(_ word: String) { self.word = word }
}

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
    Members(of: Screen.self, needs: ModelKey.self, IndexKey.self, [QuietKey].self, WordKey.self) {
      screen,
      model,
      index,
      quiet,
      word in
      await Task.yield()
      screen.model = model
      screen.steps += [index] + quiet + [word]
    }
    Members(of: Detail.self, needs: WordKey.self) { @MainActor detail, word in
      detail.steps.append("without waiting")
    }
    Members(of: Panel.self, needs: QuietKey.self) { @MainActor panel, quiet, text in
      panel.text = quiet + text
    }
  }
}

/// Members of an object whose class says so may fail and wait.
@Suite struct MembersEffectTests {
  // MARK: - Throwing

  @Test func `members of an object that can fail need keys that throw`() throws {
    let container = Container {
      modules()
      Members(of: Reader.self, needs: ConfigKey.self, WordKey.self, [ConfigKey]?.self) {
        $0.steps += [$1.name, $2, "\($3?.count ?? 0)"]
      }
    }
    let reader = Reader()
    try container.inject(into: reader)
    #expect(reader.steps == ["config", "word", "1"])
  }

  @Test func `an injection throws what the closure of its members throws`() throws {
    let container = Container {
      Members(of: Reader.self) { reader throws(Failed) in throw Failed(reason: "closure") }
      Members(of: Account.self) { account, name throws(Failed) in
        guard name != "none" else { throw Failed(reason: name) }
        account.steps.append(name)
      }
    }
    do throws(Failed) {
      try container.inject(into: Reader())
      Issue.record("The closure has thrown.")
    } catch {
      #expect(error.reason == "closure")
    }
    let account = Account()
    try container.inject(into: account, "ada")
    #expect(account.steps == ["ada"])
    #expect(throws: Failed(reason: "none")) { try container.inject(into: Account(), "none") }
  }

  @Test func `a needed key that fails ends the injection with its error`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "config") }
      Members(of: Form.self) { $0.steps.append("Form") }
      Members(of: Reader.self, needs: ConfigKey.self) { reader, _ in reader.steps.append("Reader") }
    }
    let reader = Reader()
    #expect(throws: Failed(reason: "config")) { try container.inject(into: reader) }
    #expect(reader.steps == ["Form"])
  }

  @Test @MainActor func `members of the main actor can fail`() throws {
    let container = Container {
      modules()
      Module(ServiceKey.self) { ServiceImpl("screen") }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Members(of: Page.self, needs: ConfigKey.self, ModelKey.self) { page, config, model in
        page.name = config.name + model.service.name
      }
    }
    let page = Page()
    try container.inject(into: page)
    #expect(page.name == "configscreen")
  }

  // MARK: - Waiting

  @Test func `members of an object that waits need asynchronous and composed keys`() async throws {
    let container = Container {
      modules()
      Members(of: Search.self, needs: IndexKey.self, [QuietKey].self, QuietKey?.self, WordKey.self)
      {
        search,
        index,
        all,
        quiet,
        word in
        search.steps += [index] + all + [quiet ?? "none", word]
      }
    }
    let search = Search()
    try await container.inject(into: search)
    #expect(search.steps == ["index", "quiet", "named", "quiet", "word"])
  }

  @Test func `an injection that waits throws what its members throw`() async throws {
    let container = Container {
      Module(IndexKey.self) { () async throws(Failed) in throw Failed(reason: "index") }
      Members(of: Search.self) { search async throws(Failed) in
        await Task.yield()
        search.steps.append("Search")
      }
      Members(of: WideSearch.self, needs: IndexKey.self) { search, _ in search.steps.append("Wide")
      }
      Members(of: Lookup.self) { _, number async throws(Failed) in throw Failed(reason: "\(number)")
      }
    }
    let search = WideSearch()
    do throws(Failed) {
      try await container.inject(into: search)
      Issue.record("The need has failed.")
    } catch {
      #expect(error.reason == "index")
    }
    #expect(search.steps == ["Search"])
    await #expect(throws: Failed(reason: "4")) { try await container.inject(into: Lookup(), 4) }
  }

  @Test func `an injection that never fails is awaited without try`() async {
    let container = Container {
      modules()
      Members(of: Quiet.self, needs: QuietKey.self) { object, quiet in object.steps.append(quiet) }
    }
    let object = Quiet()
    await container.inject(into: object)
    #expect(object.steps == ["quiet"])
  }

  @Test func `members that wait get the arguments after the needs`() async throws {
    let container = Container {
      modules()
      Members(of: Form.self) { $0.steps.append("Form") }
      Members(of: Lookup.self, needs: IndexKey.self) { lookup, index, number in
        await Task.yield()
        lookup.steps.append("\(index) \(number)")
      }
    }
    let lookup = Lookup()
    try await container.inject(into: lookup, 7)
    #expect(lookup.steps == ["Form", "index 7"])
  }

  @Test func `the members of each class wait for those of its superclass`() async throws {
    let container = Container {
      modules()
      Members(of: WideSearch.self, needs: IndexKey.self) { $0.steps.append("Wide \($1)") }
      Members(of: Search.self, needs: IndexKey.self) { search, index in
        for _ in 0..<10 { await Task.yield() }
        search.steps.append(index)
      }
      Members(of: Form.self, needs: WordKey.self) { $0.steps.append($1) }
    }
    let search: Search = WideSearch()
    try await container.inject(into: search)
    #expect(search.steps == ["word", "index", "Wide index"])
  }

  @Test func `an object that waits can have a superclass that can fail`() async throws {
    let container = Container {
      modules()
      Members(of: Reader.self, needs: ConfigKey.self) { $0.steps.append($1.name) }
      Members(of: Library.self, needs: IndexKey.self) { $0.steps.append($1) }
    }
    let library = Library()
    try await container.inject(into: library)
    #expect(library.steps == ["config", "index"])
  }

  @Test func `other objects are injected in asynchronous code without waiting`() async throws {
    let container = Container {
      modules()
      Members(of: Form.self, needs: WordKey.self) { $0.steps.append($1) }
      Members(of: Reader.self, needs: ConfigKey.self) { $0.steps.append($1.name) }
    }
    let (form, reader) = (Form(), Reader())
    // The compiler warns of an `await` without effect, and a warning is an error here.
    container.inject(into: form)
    try container.inject(into: reader)
    #expect(form.steps + reader.steps == ["word", "word", "config"])
  }

  @Test func `an actor is injected by a closure that waits for it`() async {
    let container = Container {
      modules()
      Members(of: Worker.self, needs: QuietKey.self) { worker, quiet in await worker.take(quiet) }
    }
    let worker = Worker()
    await container.inject(into: worker)
    #expect(await worker.word == "quiet")
  }

  // MARK: - The main actor

  @Test @MainActor func `a closure of the main actor waits there`() async throws {
    let container = Container {
      modules()
      Members(of: Screen.self, needs: IndexKey.self) { @MainActor screen, index in
        await Task.yield()
        MainActor.assertIsolated()
        screen.steps.append(index)
      }
      Members(of: Detail.self) { @MainActor detail async throws(Failed) in
        guard detail.steps.count < 2 else { throw Failed(reason: "twice") }
        detail.steps.append("Detail")
      }
    }
    let detail = Detail()
    try await container.inject(into: detail)
    #expect(detail.steps == ["index", "Detail"])
    await #expect(throws: Failed(reason: "twice")) { try await container.inject(into: detail) }
  }

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

  @Test func `the container is the current one while members wait`() async throws {
    let container = Container {
      modules()
      Members(of: Quiet.self) { object in
        await Task.yield()
        object.steps.append(WordKey.currentValue)
        object.steps.append(await Container.current[QuietKey.self])
      }
    }
    let object = Quiet()
    await container.inject(into: object)
    #expect(object.steps == ["word", "quiet"])
  }

  @Test(.bounded) func `a cancelled task stops waiting for what members need`() async {
    let gate = Gate()
    let container = Container {
      Module(AnyFailureKey.self, scope: .singleton) {
        await gate.pass()
        return "late"
      }
      Members(of: Cancellable.self, needs: AnyFailureKey.self) { $0.steps.append($1) }
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
      Members(of: Search.self, needs: IndexKey.self) { $0.steps.append($1) }
    }
    let child = Container(parent: parent) {
      Members(of: Search.self) { $0.steps.append("child") }.overriding()
    }
    let search = Search()
    try await child.inject(into: search)
    #expect(search.steps == ["child"])
  }

  @Test func `a need of members that throws another error is a problem`() {
    let found = problems(
      of: Container {
        modules()
        Members(of: Quiet.self, needs: IndexKey.self, fileID: "App/Main.swift", line: 4) { _, _ in }
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
      Members(of: Search.self, needs: IndexKey.self) { $0.steps.append($1) }
    }
    try await container.inject(into: Search())
    #expect(trace.resolutions.map { "\($0.key)" } == ["Search", "IndexKey"])
  }
}
