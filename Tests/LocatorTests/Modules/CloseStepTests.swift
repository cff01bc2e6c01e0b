import Locator
import LocatorTestSupport
import Testing

/// An instance may be closed in several steps.
@Suite struct CloseStepTests {
  @Test func `several closures run in their order, whatever they throw`() async {
    let steps = Guarded<[String]>([])
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }
        .onClose { _ in
          steps.change { $0.append("first") }
          throw Failed(reason: "first")
        }
        .onClose { number in
          await Task.yield()
          steps.change { $0.append("second of \(number)") }
        }
        .onClose { _ in
          steps.change { $0.append("third") }
          throw CancellationError()
        }
      Module(WordKey.self, scope: .custom) { "word" }
        .onClose { _ in throw Failed(reason: "word") }
        .onClose { _ in steps.change { $0.append("after the word") } }
    }
    _ = (container[NumberKey.self], container[WordKey.self])
    // The end reports what a reset has closed, too.
    container.reset(.custom)
    let error = await #expect(throws: CloseError.self) { try await container.close() }
    #expect(steps.value.filter { $0 != "after the word" } == ["first", "second of 4", "third"])
    #expect(steps.value.contains("after the word"))
    #expect(
      Set(error?.errors.map { "\($0)" } ?? []) == [
        "Failed(reason: \"first\")", "CancellationError()", "Failed(reason: \"word\")",
      ]
    )
    #expect(error?.errors.count == 3)
  }
}
