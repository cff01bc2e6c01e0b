import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = any Service }
private enum PairKey: InjectionKey { typealias Value = any Service }

/// What a factory uses.
private final class Captured: Sendable {
  let word = "word"
  private let freed: Guarded<Int>

  init(freed: Guarded<Int>) { self.freed = freed }

  deinit { freed.value += 1 }
}

private enum PairPropertyKey: InjectionKey { typealias Value = PairProperty }

private final class PairProperty {
  @Inject(PairKey.self) var pair
}

/// The fast path returns a cached instance only while nothing has to be checked.
@Suite struct ReadyReadTests {
  /// The ways of reading a container.
  private enum Way: String, CaseIterable, Codable {
    case singleton, session, transient, withNeeds, asynchronous

    func read(_ container: Container) async {
      switch self {
      case .singleton: _ = container[ServiceKey.self]
      case .session: _ = container[SpareKey.self]
      case .transient: _ = container[WordKey.self]
      case .withNeeds: _ = container[PairKey.self]
      case .asynchronous: _ = await container.resolve(LateKey.self)
      }
    }
  }

  @Test(arguments: Way.allCases)
  private func `what was ready is given when its container is closed, too`(way: Way) async throws {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SpareKey.self, scope: .session) { ServiceImpl() }
      Module(WordKey.self) { "word" }
      Module(PairKey.self, needs: ServiceKey.self, WordKey.self) { service, _ in service }
      Module(LateKey.self, scope: .singleton) { ServiceImpl() }
    }
    await way.read(container)
    let service = container[ServiceKey.self]
    try await container.close()
    await way.read(container)
    #expect(container[ServiceKey.self] === service)
  }

  @Test func `a child that shadows what is ready in its parent gives its own`() {
    let parent = Container { Module(WordKey.self, scope: .singleton) { "parent's" } }
    #expect(parent[WordKey.self] == "parent's")
    let child = Container(parent: parent) {
      Module(WordKey.self, scope: .singleton) { "child's" }
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
    }
    #expect(child[WordKey.self] == "child's")
    #expect(child[ServiceKey.self].name == "child's")
    #expect(parent[WordKey.self] == "parent's")
  }

  @Test func `a value is copied before the last owner of its container releases it`() {
    for number in 0..<1_000 {
      let service = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("\(number)") }
        Module(PairKey.self, needs: ServiceKey.self) { $0 }
      }[PairKey.self]
      #expect(service.name == "\(number)")
    }
  }

  @Test func `a factory that releases its container still has it`() throws {
    let holder = Guarded<Container?>(nil)
    holder.value = Container {
      Module(WordKey.self) { "word" }
      Module(PairKey.self, needs: WordKey.self) { word in ServiceImpl(word + WordKey.currentValue())
      }
      Module(ServiceKey.self) {
        holder.value = nil
        return PairKey.currentValue()
      }
    }
    #expect(try #require(holder.value)[ServiceKey.self].name == "wordword")
    #expect(holder.value == nil)
  }

  /// The ways of a read that runs a factory.
  private enum Run: CaseIterable {
    case byKey, forNeed, byCurrentValue, byProperty, byPropertyOfMadeObject

    /// Reads what the container has that is held elsewhere, by the last way without holding it.
    func read(_ holder: Guarded<Container?>) throws -> String {
      let made = try #require(holder.value)[PairPropertyKey.self]
      switch self {
      case .byKey: return try #require(holder.value)[WordKey.self]
      case .forNeed: return try #require(holder.value)[PairKey.self].name
      case .byCurrentValue:
        return withContainer(try #require(holder.value)) { WordKey.currentValue() }
      case .byProperty:
        return withContainer(try #require(holder.value)) { PairProperty() }.pair.name
      case .byPropertyOfMadeObject: return made.pair.name
      }
    }
  }

  @Test(arguments: Run.allCases)
  private func `what a factory has captured is there until it is done`(run: Run) throws {
    let holder = Guarded<Container?>(nil)
    let freed = Guarded(0)
    holder.value = {
      let captured = Captured(freed: freed)
      return Container {
        Module(WordKey.self) {
          holder.value = nil
          return captured.word + " \(freed.value)"
        }
        Module(PairKey.self, needs: WordKey.self) { ServiceImpl($0) }
        Module(PairPropertyKey.self) { PairProperty() }
      }
    }()
    #expect(try run.read(holder) == "word 0")
    #expect(freed.value == 1)
  }

  @Test func `a default and what is composed are found by a factory as by a read of the container`()
  {
    let container = Container {
      Module(WordKey.self, needs: RetriesKey.self, SpareKey?.self, [NumberKey].self) {
        "\($0) \($1 == nil) \($2)"
      }
      Module(NumberKey.self) { 7 }.intoList()
    }
    #expect(container[WordKey.self] == "3 true [7]")
    #expect(container[RetriesKey.self] == 3)
  }
}
