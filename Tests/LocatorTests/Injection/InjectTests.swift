import Dispatch
import Locator
import LocatorTestSupport
import Testing

private final class Screen {
  @Inject(ServiceKey.self) var service: any Service
  @Inject(ListKey.self, "n") var list
  @Inject(NumberKey.self) var number

  /// Drops the number, as a user of the class can't do it.
  func forget() { $number.reset() }
}

private struct Form {
  @Inject(NumberKey.self) var number
}

private actor Shop {
  @Inject(NumberKey.self) private var number
  func read() -> Int { number }
}

private final class Worker: Sendable {
  let number = Inject(NumberKey.self)
}

@MainActor private final class Home {
  @Inject(ModelKey.self) var model: any Model
  @Inject(DetailKey.self, "7") var detail
}

/// A container whose number is another one each time it is made.
private func counting(_ counter: Counter = Counter()) -> Container {
  Container {
    Module(NumberKey.self) { counter.next() }
    Module(ServiceKey.self) { ServiceImpl() }
    Module(ListKey.self) { letter in [letter] }
  }
}

/// An injected property resolves at its first read, and keeps its value and its container.
@Suite struct InjectTests {
  @Test func `a property has the value of its key`() {
    let screen = withContainer(counting()) { Screen() }
    #expect(screen.service.name == "service")
    #expect(screen.list == ["n"])
  }

  @Test func `a property is resolved when it is first read`() {
    let counter = Counter()
    let screen = withContainer(counting(counter)) { Screen() }
    #expect(counter.count == 0)
    #expect(screen.number == 1)
  }

  @Test func `a property keeps its value`() {
    let screen = withContainer(counting()) { Screen() }
    #expect([screen.number, screen.number] == [1, 1])
    #expect(screen.service === screen.service)
  }

  @Test func `two objects have values of their own`() {
    withContainer(counting()) {
      let screens = [Screen(), Screen()]
      #expect(screens.map(\.number) == [1, 2])
    }
  }

  @Test func `copies of a struct share what was resolved`() {
    let form = withContainer(counting()) { Form() }
    let copy = form
    #expect([form.number, copy.number] == [1, 1])
  }

  @Test func `an actor reads its property`() async {
    let shop = withContainer(counting()) { Shop() }
    #expect(await shop.read() == 1)
  }

  @Test func `a local variable can be injected`() {
    withContainer(counting()) {
      @Inject(NumberKey.self) var number
      #expect(number == 1)
      #expect($number.isResolved)
    }
  }

  @Test func `a Sendable class keeps the wrapper and calls it`() async {
    let worker = withContainer(counting()) { Worker() }
    let first = await Task.detached { worker.number() }.value
    #expect([first, worker.number()] == [1, 1])
  }

  @Test @MainActor func `a main-actor class injects main-actor keys`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Module(DetailKey.self, needs: ServiceKey.self, make: ModelImpl.init)
    }
    let home = withContainer(container) { Home() }
    #expect(home.model === home.model)
    #expect(home.detail.id == "7")
  }

  @Test func `an initializer can pass arguments`() {
    struct Letter {
      @Inject<ListKey> var list: [String]
      init(_ letter: String) { _list = Inject(ListKey.self, letter) }
    }
    #expect(withContainer(counting()) { Letter("x") }.list == ["x"])
  }

  @Test func `the wrapper knows whether its value is there`() {
    let screen = withContainer(counting()) { Screen() }
    #expect(!screen.$number.isResolved)
    _ = screen.number
    #expect(screen.$number.isResolved)
  }

  @Test func `it knows the instance of its name, its arguments and its list`() {
    let container = Container {
      for name in ["cat", "dog"] { Module(WordKey.self, scope: .singleton) { name }.named(name) }
      Module(ListKey.self, scope: .custom) { [$0] }
    }
    let (cat, words, list, other) = withContainer(container) {
      (
        Inject(Named<WordKey>.self, "cat"), Inject([WordKey].self),
        Inject(ListKey.self, "n"), Inject(ListKey.self, "m")
      )
    }
    #expect(container[Named<WordKey>.self, "dog"] == "dog")
    #expect(![cat.isResolved, words.isResolved, list.isResolved, other.isResolved].contains(true))
    #expect((cat(), words(), list()) == ("cat", ["cat", "dog"], ["n"]))
    #expect(![cat.isResolved, words.isResolved, list.isResolved].contains(false))
    #expect(!other.isResolved)
  }

  @Test func `a reset property resolves again`() {
    let screen = withContainer(counting()) { Screen() }
    #expect(screen.number == 1)
    screen.forget()
    #expect(!screen.$number.isResolved)
    #expect([screen.number, screen.number] == [2, 2])
  }

  @Test func `a reset releases the value`() {
    final class Owner {
      @Inject(ServiceKey.self) var service
      func forget() { $service.reset() }
    }
    let owner = withContainer(counting()) { Owner() }
    weak let service = owner.service
    owner.forget()
    #expect(service == nil)
  }

  @Test func `a copy that was made before a reset keeps its value`() {
    var form = withContainer(counting()) { Form() }
    let copy = form
    #expect(copy.number == 1)
    form.$number.reset()
    #expect([form.number, copy.number] == [2, 1])
  }

  @Test func `a property with a composed key has its value`() {
    struct Composed {
      @Inject(NumberKey?.self) var some: Int?
      @Inject(WordKey?.self) var none: String?
      @Inject([NumberKey].self) var all
      @Inject(Provider<NumberKey>.self) var make
      @Inject(RetriesKey.self) var retries
    }
    let composed = withContainer(counting()) { Composed() }
    #expect(composed.some == 1)
    #expect(composed.none == nil)
    #expect(composed.all == [2])
    #expect([composed.make(), composed.make()] == [3, 4])
    #expect(composed.retries == 3)
  }

  @Test func `the container travels with the object to a detached task`() async {
    let worker = withContainer(counting()) { Worker() }
    #expect(await Task.detached { worker.number() }.value == 1)
  }

  @Test func `the container travels with the object to a queue`() {
    let worker = withContainer(counting()) { Worker() }
    let number = DispatchQueue(label: "reader").sync { worker.number() }
    #expect(number == 1)
  }

  @Test func `an object made by a container reads that container`() {
    final class Maker: Service {
      let word = Inject(WordKey.self)
      var name: String { word() }
    }
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(ServiceKey.self) { Maker() }
    }
    #expect(container[ServiceKey.self].name == "own")
  }

  @Test func `an object made by a container doesn't keep it alive`() {
    final class Maker: Service {
      let word = Inject(WordKey.self)
      var name: String { "maker" }
    }
    var container: Container? = Container {
      Module(WordKey.self) { "own" }
      Module(ServiceKey.self, scope: .singleton) { Maker() }
    }
    weak let freed = container
    weak let service = container?[ServiceKey.self]
    container = nil
    #expect(freed == nil)
    #expect(service == nil)
  }

  @Test func `an object made in withContainer keeps the container alive`() {
    let screen = withContainer(counting()) { Screen() }
    #expect(screen.number == 1)
  }

  @Test func `a wrapper takes three words at the most`() {
    #expect(MemoryLayout<Inject<ServiceKey>>.stride <= 24)
  }
}
