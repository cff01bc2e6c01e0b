import Locator
import LocatorTestSupport
import Testing

private struct Early: Assembly {
  let log: Guarded<[String]>

  var modules: [AnyModule] {
    Module(ServiceKey.self, scope: .singleton, needs: Resolver.self) { [log] resolver in
      let service = ServiceImpl("\(resolver[WordKey.self]) \(resolver[NumberKey.self])")
      log.change { $0.append(service.name) }
      return service
    }
    .onCreate { [log] resolver, _ in log.change { $0.append("hook \(resolver[WordKey.self])") } }
    .eager()
  }
}
private struct Late: Assembly {
  var modules: [AnyModule] {
    Module(WordKey.self) { "late" }
    Module(NumberKey.self) { 4 }
  }
}

/// What `.eager()` says about the containers that are made for a session or a feature.
///
/// Those of ``EagerTests`` are built, and are programs of their own.
@Suite struct EagerChildTests {
  @Test func `an eager instance of one assembly finds what all others bind`() {
    let log = Guarded<[String]>([])
    let child = Container(parent: Container {}) {
      Early(log: log)
      Late()
    }
    #expect(log.value == ["late 4", "hook late"])
    #expect(child[ServiceKey.self].name == "late 4")
    #expect(log.value.count == 2)
  }

  @Test(arguments: [true, false], [true, false])
  func `of a module and its override, the override says what is made beforehand`(
    isEager: Bool,
    isWinnerEager: Bool
  ) {
    let log = Guarded<[String]>([])
    func module(_ word: String, _ isEager: Bool) -> Module<WordKey, Anywhere> {
      let module = Module(WordKey.self, scope: .singleton) {
        log.change { $0.append(word) }
        return word
      }
      return isEager ? module.eager() : module
    }
    let child = Container(parent: Container {}) {
      module("replaced", isEager)
      module("winner", isWinnerEager).overriding()
    }
    #expect(log.value == (isWinnerEager ? ["winner"] : []))
    #expect(child[WordKey.self] == "winner")
    #expect(log.value == ["winner"])
  }

  @Test func `what a child shadows isn't made beforehand again`() {
    let counter = Counter()
    let parent = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }.eager()
    }
    let child = Container(parent: parent) {
      Module(NumberKey.self, scope: .singleton) { 100 + counter.next() }
    }
    #expect(counter.count == 0)
    #expect(child[NumberKey.self] == 101)
  }

  @Test func `what an eager instance of a child needs of its parent is made there, once`() {
    let counter = Counter()
    let parent = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }
      Module(SpareKey.self, scope: .singleton) { ServiceImpl("\(counter.next())") }
    }
    let children = (0..<2).map { _ in
      Container(parent: parent) {
        Module(ServiceKey.self, scope: .singleton, needs: NumberKey.self) { ServiceImpl("\($0)") }
          .eager()
      }
    }
    #expect(counter.count == 1)
    #expect(children.map { $0[ServiceKey.self].name } == ["1", "1"])
    #expect(children[0][ServiceKey.self] !== children[1][ServiceKey.self])
  }

  @Test func `an eager instance that a reset drops is made by the next read`() {
    let counter = Counter()
    let child = Container(parent: Container {}) {
      Module(NumberKey.self, scope: .custom) { counter.next() }.eager()
    }
    child.reset(.custom)
    #expect(counter.count == 1)
    #expect([child[NumberKey.self], child[NumberKey.self]] == [2, 2])
  }
}
