import Locator
import Testing

private final class MadeChild {
  @Inject(WordKey.self) var word
}

private final class Maker: Sendable {
  let service = Inject(ServiceKey.self)

  func child() -> MadeChild { withContainer(of: service) { MadeChild() } }
}
private enum MakerKey: InjectionKey { typealias Value = Maker }

@MainActor private final class Screen {
  @Inject(ScreenHomeKey.self) var home

  func child() -> MadeChild { withContainer(of: $home) { MadeChild() } }
}
private enum ScreenHomeKey: @MainActor InjectionKey { typealias Value = Int }

/// `withContainer(of:)` passes the container of an object on to what it makes.
@Suite struct ContainerOfPropertyTests {
  private static func modules(_ word: String) -> [AnyModule] {
    [
      AnyModule(Module(WordKey.self) { word }),
      AnyModule(Module(ServiceKey.self, scope: .singleton) { ServiceImpl(word) }),
      AnyModule(Module(MakerKey.self, scope: .singleton) { Maker() }),
    ]
  }
  private let container = Container { modules("own") }

  @Test func `an object that a container has made makes others in it`() {
    let model = container[MakerKey.self]
    let child = withContainer(Container { Self.modules("other") }) { model.child() }
    #expect(child.word == "own")
  }

  @Test func `so does an object that was made in withContainer`() {
    let model = withContainer(container) { Maker() }
    #expect(model.child().word == "own")
  }

  @Test func `a property can be printed, whatever it has resolved`() async {
    await #expect(processExitsWith: .success) {
      enum PrintedKey: InjectionKey { typealias Value = String }
      struct Printed { @Inject(PrintedKey.self) var text }
      Container { Module(PrintedKey.self, scope: .singleton) { "text" } }.build()
      let printed = Printed()
      for _ in 0..<2 {
        var text = String(reflecting: printed)
        dump(printed, to: &text)
        precondition(text.contains("Printed") && printed.text == "text")
      }
    }
  }

  @Test func `nothing that the library holds is shown, whatever has one inside`() {
    let blueprint = Blueprint(parent: container, given: MakerKey.self) {}
    let mirrored: [Any] = [
      container, blueprint, Inject(WordKey.self), container[Lazy<WordKey>.self],
      container[Weak<MakerKey>.self], container[Provider<WordKey>.self], container[Resolver.self],
    ]
    for value in mirrored {
      #expect(Mirror(reflecting: value).children.isEmpty)
      var text = ""
      dump([value], to: &text)
      #expect(text.split(separator: "\n").count == 2, "\(text)")
    }
  }

  @Test func `it reads the container of the property before and after the property is read`() {
    let model = withContainer(container) { Maker() }
    let before = model.child()
    _ = model.service()
    #expect([before, model.child()].map(\.word) == ["own", "own"])
  }

  @Test func `what it makes doesn't keep the container of an object that doesn't`() {
    var kept: MadeChild?
    weak var freed: Container?
    do {
      let container = Container { Self.modules("own") }
      freed = container
      kept = container[MakerKey.self].child()
    }
    #expect(freed == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `what it makes keeps the container of an object that does`() {
    let child = withContainer(Container { Self.modules("own") }) { Maker() }.child()
    #expect(child.word == "own")
  }

  @Test func `the tasks of an asynchronous closure read the container`() async {
    let model = container[MakerKey.self]
    let word = await withContainer(of: model.service) {
      await Task { WordKey.currentValue() }.value
    }
    #expect(word == "own")
  }

  @Test func `modules shadow those of the container`() async {
    let model = container[MakerKey.self]
    let child = withContainer(of: model.service) {
      Module(WordKey.self) { "over it" }
    } operation: {
      MadeChild()
    }
    #expect(child.word == "over it")
    let word = await withContainer(of: model.service) {
      Module(WordKey.self) { "later" }
    } operation: {
      await Task { WordKey.currentValue() }.value
    }
    #expect(word == "later")
  }

  @Test func `the layers of its caller lie over the container`() async {
    let model = container[MakerKey.self]
    let session = Container(parent: container) { Module(MakerKey.self) { Maker() } }
    for maker in [model, session[MakerKey.self]] {
      let child = withContainer {
        Module(WordKey.self) { "outer" }
        Module(NumberKey.self) { 4 }
      } operation: {
        withContainer {
          Module(WordKey.self) { "mock" }
        } operation: {
          maker.child()
        }
      }
      #expect(child.word == "mock")
      #expect(withContainer(of: child.$word) { NumberKey.currentValue() } == 4)
      #expect(maker.child().word == "own")
    }
    let words = await withContainer {
      Module(WordKey.self) { "mock" }
    } operation: {
      await withContainer(of: model.service) {
        Module(NumberKey.self, needs: WordKey.self) { $0.count }
      } operation: {
        await Task { (WordKey.currentValue(), NumberKey.currentValue()) }.value
      }
    }
    #expect(words == ("mock", 4))
  }

  @Test func `the layers of a caller that it has already aren't repeated`() {
    let ancestors = withContainer {
      Module(WordKey.self) { "mock" }
    } operation: {
      let child = container[MakerKey.self].child()
      return withContainer(of: child.$word) {
        withContainer(of: child.$word) {
          sequence(first: Container.current()) { $0.parent }.reduce(0) { count, _ in count + 1 }
        }
      }
    }
    #expect(ancestors == 2)
  }

  @Test func `what a factory inside of it reads has the container of the factory`() {
    let other = Container {
      Module(WordKey.self) { "other" }
      Module(NumberKey.self) { WordKey.currentValue().count }
    }
    let model = container[MakerKey.self]
    #expect(withContainer(of: model.service) { other[NumberKey.self] } == "other".count)
  }

  @Test @MainActor func `a property of the main actor passes its container on`() {
    let container = Container {
      Module(WordKey.self) { "main" }
      Module(ScreenHomeKey.self) { 1 }
    }
    let screen = withContainer(container) { Screen() }
    #expect(screen.child().word == "main")
  }

  @Test func `errors of the closure are thrown`() {
    let model = container[MakerKey.self]
    #expect(throws: CancellationError.self) {
      try withContainer(of: model.service) { throw CancellationError() }
    }
  }

  @Test func `the container stays until the closure has ended`() async {
    var holders = [Container { Self.modules("own") }]
    let model = holders[0][MakerKey.self]
    weak let container = holders[0]
    let word = await withContainer(of: model.service) {
      holders.removeAll()
      await Task.yield()
      return WordKey.currentValue()
    }
    #expect(word == "own")
    #expect(container == nil)
  }

  @Test func `a task that goes on after the container's end stops, and says so`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let (end, over) = AsyncStream<Void>.makeStream()
      let task = {
        let model = Container { Self.modules("own") }
        let maker = model[MakerKey.self]
        return withContainer(of: maker.service) {
          Task {
            for await _ in end {}
            return Container.current()[WordKey.self]
          }
        }
      }()
      over.finish()
      _ = await task.value
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasPrefix("'Container.current()' was read after the current container was freed.")
    )
    #expect(
      message.hasSuffix(
        """
        - To fix it, hold the container until the tasks that its objects and factories have started \
        are done.
        """
      )
    )
  }

  @Test func `it stops once the container is freed`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let model = Container { Self.modules("own") }[MakerKey.self]
      _ = model.child()
    }
    #expect(
      try StoppedProgram(result).message.contains(
        " that made it was freed. Hold the container"
      )
    )
  }

  @Test func `it stops if there is no container`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Maker().child()
    }
    #expect(try StoppedProgram(result).message.contains("before a container was built"))
  }

  @Test func `an object of the root makes others in that root`() async {
    await #expect(processExitsWith: .success) {
      Container { Self.modules("first") }.build()
      let model = Maker()
      Container { Self.modules("second") }.build()
      precondition(model.child().word == "first")
      precondition(Maker().child().word == "second")
    }
  }
}
