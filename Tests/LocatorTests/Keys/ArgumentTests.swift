import Locator
import LocatorTestSupport
import Testing

private typealias Arguments1 = TextKey<Int>
private typealias Arguments2 = TextKey<(Int, String)>
private typealias Arguments3 = TextKey<(Int, String, Bool)>
private typealias Arguments4 = TextKey<(Int, String, Bool, Double)>
private typealias Arguments5 = TextKey<(Int, String, Bool, Double, Int)>
private typealias Arguments6 = TextKey<(Int, String, Bool, Double, Int, Int)>
private typealias Arguments7 = TextKey<(Int, String, Bool, Double, Int, Int, [Int])>
private typealias Arguments8 = TextKey<(Int, String, Bool, Double, Int, Int, [Int], Int?)>
private typealias Arguments9 = TextKey<
  (Int, String, Bool, Double, Int, Int, [Int], Int?, any Service)
>

/// A place in a tree, with a value of the arguments' own kind.
private struct Place: Hashable, Sendable {
  var path: [String]
  var level: Int?
}
private enum PlaceKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Place
}
private enum SetKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Set<Int>
}
private enum HandlerKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = @Sendable (Int) -> Int
}
private enum GenericKey<Element>: InjectionKey {
  typealias Value = Int
  typealias Arguments = [Element]
}
private enum OuterKey: InjectionKey {
  typealias Value = String
  typealias Arguments = Int
}

private final class Screen {
  @Inject(Arguments2.self, (7, "seven")) var page
  @Inject(Provider<Arguments2>.self) var makePage
  @Inject(Arguments1?.self, 4) var maybe
}

/// Arguments reach the factory in order, and shared instances are told apart by them.
@Suite struct ArgumentTests {
  @Test func `one to nine arguments reach the factory in order`() {
    let container = Container {
      Module(Arguments1.self) { "\($0)" }
      Module(Arguments2.self) { "\($0)" }
      Module(Arguments3.self) { "\($0)" }
      Module(Arguments4.self) { "\($0)" }
      Module(Arguments5.self) { "\($0)" }
      Module(Arguments6.self) { "\($0)" }
      Module(Arguments7.self) { "\($0)" }
      Module(Arguments8.self) { "\(($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7 ?? 0))" }
      Module(Arguments9.self) { "\($0.0) \($0.1) \($0.6) \($0.7 ?? 0) \($0.8.name)" }
    }
    let texts = [
      container[Arguments1.self, 1],
      container[Arguments2.self, (1, "b")],
      container[Arguments3.self, (1, "b", true)],
      container[Arguments4.self, (1, "b", true, 4)],
      container[Arguments5.self, (1, "b", true, 4, 5)],
      container[Arguments6.self, (1, "b", true, 4, 5, 6)],
      container[Arguments7.self, (1, "b", true, 4, 5, 6, [7])],
      container[Arguments8.self, (1, "b", true, 4, 5, 6, [7], 8)],
    ]
    let parts = ["1", "\"b\"", "true", "4.0", "5", "6", "[7]", "8"]
    #expect(texts[0] == "1")
    for count in 2...8 {
      #expect(texts[count - 1] == "(\(parts.prefix(count).joined(separator: ", ")))")
    }
    let nine = container[Arguments9.self, (1, "b", true, 4, 5, 6, [7], nil, ServiceImpl())]
    #expect(nine == "1 b [7] 0 service")
  }

  @Test func `keys with one value type and other arguments are told apart`() {
    let container = Container {
      Module(WordKey.self) { "none" }
      Module(Arguments1.self) { "one: \($0)" }
      Module(Arguments2.self) { "two: \($0.1)" }
    }
    #expect(container[WordKey.self] == "none")
    #expect(container[Arguments1.self, 1] == "one: 1")
    #expect(container[Arguments2.self, (1, "b")] == "two: b")
  }

  @Test func `a property passes its arguments, and a provider those of each call`() {
    let container = Container { Module(Arguments2.self) { "\($0.0) is \($0.1)" } }
    let screen = withContainer(container) { Screen() }
    #expect(screen.page == "7 is seven")
    #expect([1, 2].map { screen.makePage(($0, "new")) } == ["1 is new", "2 is new"])
    #expect(screen.maybe == nil)
  }

  @Test func `optional arguments may be nil`() {
    let container = Container { Module(TextKey<Int?>.self) { "\($0 ?? 0)" } }
    #expect([nil, 4].map { container[TextKey<Int?>.self, $0] } == ["0", "4"])
  }

  @Test func `arguments may be closures`() {
    let container = Container { Module(HandlerKey.self) { $0(20) } }
    #expect(container[HandlerKey.self, { $0 + 1 }] == 21)
  }

  @Test func `generic keys tell arguments of other types apart`() {
    let container = Container {
      Module(GenericKey<Int>.self) { $0.count }
      Module(GenericKey<String>.self) { $0.count * 10 }
    }
    #expect(container[GenericKey<Int>.self, [1, 2]] == 2)
    #expect(container[GenericKey<String>.self, ["a"]] == 10)
  }

  @Test func `an argument isn't taken for a need of its type`() {
    let container = Container {
      Module(NumberKey.self) { 1 }
      Module(Arguments1.self, needs: NumberKey.self) { "\($0) then \($1)" }
      Module(OuterKey.self, needs: Provider<Arguments1>.self) { "\($1): \($0($1 + 1))" }
    }
    #expect(container[OuterKey.self, 7] == "7: 1 then 8")
    #expect(container[NumberKey.self] == 1)
  }

  @Test func `a chain of factories passes arguments on`() {
    let container = Container {
      Module(Arguments1.self) { "\($0)" }
      Module(Arguments2.self, needs: Resolver.self) { resolver, page in
        resolver[Arguments1.self, page.0 + 1] + page.1
      }
      Module(OuterKey.self, needs: Provider<Arguments2>.self) { make, number in
        make((number + 1, "!")) + make((number + 10, "?"))
      }
    }
    #expect(container[OuterKey.self, 1] == "3!12?")
  }

  @Test func `shared instances are told apart by all of their arguments`() {
    let container = Container {
      Module(PlaceKey.self, scope: .singleton) { ServiceImpl($0.path.joined()) }
      Module(SetKey.self, scope: .singleton) { ServiceImpl("\($0.count)") }
    }
    let places = [Place(path: ["a"]), Place(path: ["a"], level: 1), Place(path: ["a", "b"])]
    let services = places.map { container[PlaceKey.self, $0] }
    #expect(Set(services.map(ObjectIdentifier.init)).count == 3)
    #expect(container[PlaceKey.self, Place(path: ["a"], level: 1)] === services[1])
    let sets = [[1, 2], [2, 1, 1], []].map { container[SetKey.self, Set($0)] }
    #expect(sets[0] === sets[1])
    #expect(sets.map(\.name) == ["2", "2", "0"])
  }

  @Test func `an instance that is made with other arguments leaves the first alone`() {
    let counter = Counter()
    let container = Container {
      Module(PlaceKey.self, scope: .custom) { ServiceImpl("\($0.path) \(counter.next())") }
    }
    let first = container[PlaceKey.self, Place(path: ["a"])]
    _ = container[PlaceKey.self, Place(path: ["b"])]
    #expect(container[PlaceKey.self, Place(path: ["a"])] === first)
    container.reset(.custom)
    #expect(container[PlaceKey.self, Place(path: ["a"])].name == "[\"a\"] 3")
  }

  @Test func `threads don't get each other's arguments`() {
    let container = Container {
      Module(Arguments1.self) { "\($0)" }
      Module(OuterKey.self, needs: Provider<Arguments1>.self) { $0($1) }
      Module(PlaceKey.self, scope: .singleton) { ServiceImpl($0.path.joined()) }
    }
    onThreads(32) { number in
      for round in 0..<100 {
        #expect(container[OuterKey.self, number * round] == "\(number * round)")
        let path = ["\(number % 4)", "\(round % 5)"]
        #expect(container[PlaceKey.self, Place(path: path)].name == path.joined())
      }
    }
  }
}
