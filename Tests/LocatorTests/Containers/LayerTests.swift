import Locator
import Testing

private enum ClientKey: InjectionKey { typealias Value = Client }
private enum LeftKey: InjectionKey { typealias Value = String }
private enum RightKey: InjectionKey { typealias Value = String }
private enum BottomKey: InjectionKey { typealias Value = String }

/// A client that knows its word in three ways.
private struct Client: Sendable {
  /// The word when the client was made.
  let first: String
  /// The word of the container that made the client, at each call.
  let own: Provider<WordKey>
  /// The word of whatever container is current, at each call.
  func current() -> String { WordKey.currentValue() }
}

/// A client that is a structure of functions.
private struct Endpoints: Sendable {
  var first: @Sendable () -> String
  var second: @Sendable () -> String
}
private enum EndpointsKey: InjectionKey { typealias Value = Endpoints }

/// A model that makes models of its own.
private final class Window: Sendable {
  let word = Inject(WordKey.self)
  func child() -> Window { Window() }
}

private func container(_ word: String, parent: Container? = nil) -> Container {
  Container(parent: parent) { Module(WordKey.self) { word } }
}

/// Nested current containers and child containers resolve from the innermost one.
@Suite struct LayerTests {
  /// A client, declared by the outermost container.
  private let outer = Container {
    Module(WordKey.self) { "outer" }
    Module(ClientKey.self, needs: WordKey.self, Provider<WordKey>.self, make: Client.init)
  }

  @Test func `what is read at once stays, what is read later follows where it says`() {
    let client = outer[ClientKey.self]
    withContainer(container("inner")) {
      #expect(client.first == "outer")
      #expect(client.own() == "outer")
      #expect(client.current() == "inner")
    }
  }

  @Test func `a child that is read makes a client of its own words`() {
    let child = container("child", parent: outer)
    let client = child[ClientKey.self]
    withContainer(outer) {
      #expect(client.first == "child")
      #expect(client.own() == "child")
      #expect(client.current() == "outer")
    }
  }

  @Test func `the first read fixes what a property has`() {
    let model = withContainer(container("first")) { Window() }
    withContainer(container("second")) { #expect(model.word() == "first") }
    #expect(model.word() == "first")
  }

  @Test func `models that models make have the container that is current then`() {
    let model = withContainer(container("first")) { Window() }
    withContainer(container("second")) {
      let child = model.child()
      withContainer(container("third")) {
        #expect(child.child().word() == "third")
        #expect(child.word() == "second")
      }
    }
  }

  @Test func `three layers override each other, and the outer ones come back`() async {
    let layers = ["first", "second", "third"].map { container($0) }
    await withContainer(layers[0]) {
      await withContainer(layers[1]) {
        withContainer(layers[2]) { #expect(WordKey.currentValue() == "third") }
        await Task.yield()
        #expect(WordKey.currentValue() == "second")
      }
      #expect(WordKey.currentValue() == "first")
    }
  }

  /// The corners of a diamond: a word, two that are made of it, and one that is made of those.
  private var diamond: [AnyModule] {
    [
      AnyModule(Module(WordKey.self) { "w" }),
      AnyModule(Module(LeftKey.self, needs: WordKey.self) { "l\($0)" }),
      AnyModule(Module(RightKey.self, needs: WordKey.self) { "r\($0)" }),
      AnyModule(Module(BottomKey.self, needs: LeftKey.self, RightKey.self) { "\($0) \($1)" }),
    ]
  }

  @Test(
    arguments: zip(["word", "left", "right", "bottom"], ["lW rW", "L rw", "lw R", "B"])
  )
  func `a child overrides any corner of a diamond`(corner: String, bottom: String) {
    let parent = Container { diamond }
    let child = Container(parent: parent) {
      switch corner {
      case "word": Module(WordKey.self) { "W" }
      case "left": Module(LeftKey.self) { "L" }
      case "right": Module(RightKey.self) { "R" }
      default: Module(BottomKey.self) { "B" }
      }
    }
    #expect(child[BottomKey.self] == bottom)
    #expect(parent[BottomKey.self] == "lw rw")
    #expect(Container(parent: child) {}[BottomKey.self] == bottom)
  }

  @Test
  func `three generations override a key each, and a factory sees those of its reader`() {
    let first = Container { diamond }
    let second = Container(parent: first) { Module(LeftKey.self) { "L" } }
    let third = Container(parent: second) { Module(WordKey.self) { "W" } }
    #expect([first, second, third].map { $0[BottomKey.self] } == ["lw rw", "L rw", "L rW"])
  }

  @Test func `a decorator of a child is the child's alone`() {
    let parent = container("parent")
    let child = Container(parent: parent) {
      Module(WordKey.self) { [parent] in parent[WordKey.self] }
      Decorator(WordKey.self) { "(\($0))" }
    }
    let grandchild = Container(parent: child) {}
    #expect(
      [parent, child, grandchild].map { $0[WordKey.self] } == ["parent", "(parent)", "(parent)"]
    )
  }

  @Test func `a layer replaces one function of a client, and keeps the others`() {
    let app = Container {
      Module(EndpointsKey.self) { Endpoints(first: { "first" }, second: { "second" }) }
    }
    withContainer(app) {
      let live = EndpointsKey.currentValue()
      withContainer {
        Module(EndpointsKey.self) { Endpoints(first: { "mock" }, second: live.second) }
      } operation: {
        let client = EndpointsKey.currentValue()
        #expect([client.first(), client.second()] == ["mock", "second"])
      }
      #expect(EndpointsKey.currentValue().first() == "first")
    }
  }

  @Test func `an isolated container finds nothing of the current one`() {
    withContainer(container("current")) {
      let other = Container { Module(NumberKey.self) { 4 } }
      #expect(other[WordKey?.self] == nil)
      #expect(other[NumberKey.self] == 4)
    }
  }

  @Test func `a container is a dictionary of types, of which a copy can have other values`() {
    let parent = Container {
      Module(WordKey.self) { "word" }
      Module(NumberKey.self) { 4 }
    }
    let copy = Container(parent: parent) {
      Module(NumberKey.self) { 5 }
      Module(ServiceKey.self) { ServiceImpl() }
    }
    #expect([parent, copy].map { $0[NumberKey.self] } == [4, 5])
    #expect([parent, copy].map { $0.contains(ServiceKey.self) } == [false, true])
    #expect(copy[WordKey.self] == parent[WordKey.self])
    #expect(parent[ServiceKey?.self] == nil)
  }
}
