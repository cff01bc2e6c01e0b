import Locator
import Testing

/// `withContainer` overrides the current container with a layer of modules.
@Suite struct LaidOverTests {
  private let base = Container {
    Module(WordKey.self) { "base" }
    Module(NumberKey.self, needs: WordKey.self) { $0.count }
    Module(ServiceKey.self, scope: .singleton, needs: WordKey.self) { ServiceImpl($0) }
  }

  @Test func `a layer of modules overrides the current container`() {
    withContainer(base) {
      withContainer {
        Module(WordKey.self) { "over it" }
      } operation: {
        #expect(WordKey.currentValue() == "over it")
        #expect(NumberKey.currentValue() == "over it".count)
      }
      #expect(WordKey.currentValue() == "base")
    }
  }

  @Test func `a layer overrides another layer`() {
    withContainer(base) {
      withContainer {
        Module(WordKey.self) { "outer" }
      } operation: {
        withContainer {
          Module(NumberKey.self) { 7 }
        } operation: {
          #expect(WordKey.currentValue() == "outer")
          #expect(NumberKey.currentValue() == 7)
        }
      }
    }
  }

  @Test func `without a current container the modules are one of their own`() {
    withContainer {
      Module(WordKey.self) { "alone" }
    } operation: {
      #expect(WordKey.currentValue() == "alone")
      #expect(Container.current()[NumberKey?.self] == nil)
    }
  }

  @Test func `a shared instance of the current container doesn't see the modules`() {
    withContainer(base) {
      withContainer {
        Module(WordKey.self) { "over it" }
      } operation: {
        #expect(ServiceKey.currentValue().name == "base")
      }
    }
  }

  @Test func `an object keeps the modules that it was made with`() async {
    final class Worker: Sendable { let word = Inject(WordKey.self) }
    let worker = withContainer {
      Module(WordKey.self) { "kept" }
    } operation: {
      Worker()
    }
    #expect(await Task.detached { worker.word() }.value == "kept")
  }

  @Test func `tasks see the modules until they end`() async {
    let (lock, key) = AsyncStream<Void>.makeStream()
    let task = withContainer {
      Module(WordKey.self) { "task" }
    } operation: {
      Task {
        for await _ in lock {}
        return WordKey.currentValue()
      }
    }
    key.finish()
    #expect(await task.value == "task")
  }

  @Test func `results and errors are passed on with their types`() async {
    #expect(withContainer({}, operation: { 4 }) == 4)
    do {
      try withContainer({}, operation: { () throws(Failed) in throw Failed(reason: "inside") })
    } catch {
      #expect(error.reason == "inside")
    }
    do {
      try await withContainer {
      } operation: { () async throws(Failed) in
        await Task.yield()
        throw Failed(reason: "later")
      }
    } catch {
      #expect(error.reason == "later")
    }
  }

  @Test func `an actor lists modules and runs the closure where it is isolated`() async {
    actor Shop {
      private let draft = Draft()
      var text: String { draft.text }
      var words: [String] = []

      func read(_ word: String) async {
        let base = Container {}
        withContainer(base) {
          withContainer {
            Module(WordKey.self) { word }
          } operation: {
            // Both are the actor's, and can't leave it.
            draft.text += WordKey.currentValue()
            words.append(WordKey.currentValue())
          }
        }
        await withContainer {
          if words.isEmpty {
            Module(WordKey.self) { "none" }
          } else {
            Module(WordKey.self) { word }
          }
        } operation: {
          await Task.yield()
          draft.text += WordKey.currentValue()
          words.append(WordKey.currentValue())
        }
      }
    }
    let shop = Shop()
    await shop.read("own")
    #expect(await shop.words == ["own", "own"])
    #expect(await shop.text == "ownown")
  }

  @Test @MainActor func `the main actor binds and reads its keys`() async {
    let service = ServiceImpl("main")
    let id = await withContainer {
      Module(DetailKey.self) { id in ModelImpl(service: service, id: id) }
    } operation: {
      await Task.yield()
      return Container.current()[DetailKey.self, "7"].id
    }
    #expect(id == "7")
  }

  @Test func `parallel tasks have layers of their own`() async {
    await withContainer(base) {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          group.addTask {
            await withContainer {
              Module(WordKey.self) { String(repeating: "a", count: number) }
            } operation: {
              await Task.yield()
              return NumberKey.currentValue() == number
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
  }
}
