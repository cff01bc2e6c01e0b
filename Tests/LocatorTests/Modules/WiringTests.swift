import Locator
import LocatorTestSupport
import Testing

private enum RowKey: InjectionKey { typealias Value = [Int] }
private typealias Mix1 = TextKey<Character>
private typealias Mix2 = TextKey<(Character, Bool)>
private typealias Mix3 = TextKey<(Character, Bool, Double)>
private typealias Mix4 = TextKey<(Character, Bool, Double, Int)>

/// An owner that gets its pet in every way.
private final class Owner: @unchecked Sendable {
  // Set by the thread that makes the owner, before others see it.
  var pet: (any Service)?
  init(pet: (any Service)? = nil) { self.pet = pet }
  func adopt(_ pet: any Service) { self.pet = pet }
}
private enum OwnerKey: InjectionKey { typealias Value = Owner }

/// The ways to give a value what it needs.
private enum Style: CaseIterable {
  case initializer, property, method, propertyInHook, methodInHook

  var module: Module<OwnerKey, Anywhere> {
    switch self {
    case .initializer: Module(OwnerKey.self, needs: ServiceKey.self, make: Owner.init)
    case .property:
      Module(OwnerKey.self, needs: ServiceKey.self) { pet in
        let owner = Owner()
        owner.pet = pet
        return owner
      }
    case .method:
      Module(OwnerKey.self, needs: ServiceKey.self) { pet in
        let owner = Owner()
        owner.adopt(pet)
        return owner
      }
    case .propertyInHook:
      Module(OwnerKey.self) { Owner() }.onCreate { $1.pet = $0[ServiceKey.self] }
    case .methodInHook:
      Module(OwnerKey.self) { Owner() }.onCreate { $1.adopt($0[ServiceKey.self]) }
    }
  }
}

/// Classes with properties, one inside another and one above another.
private class Base {
  @Inject(NumberKey.self) var number
}
private final class Derived: Base {
  @Inject(WordKey.self) var word
  let part = Part<Int>()
}
private struct Part<Tag> {
  @Inject(TaggedKey<Tag>.self) var tagged
}
private enum TaggedKey<Tag>: InjectionKey { typealias Value = String }

/// A value gets its dependencies as parameters, properties or defaults.
@Suite struct WiringTests {
  /// Modules that make a list of what they need, each number once, under the count of their needs.
  @ModuleBuilder private var rows: [AnyModule] {
    let n = NumberKey.self
    Module(RowKey.self) { [] }.named("0")
    Module(RowKey.self, needs: n) { [$0] }.named("1")
    Module(RowKey.self, needs: n, n) { [$0, $1] }.named("2")
    Module(RowKey.self, needs: n, n, n) { [$0, $1, $2] }.named("3")
    Module(RowKey.self, needs: n, n, n, n) { [$0, $1, $2, $3] }.named("4")
    Module(RowKey.self, needs: n, n, n, n, n) { [$0, $1, $2, $3, $4] }.named("5")
    Module(RowKey.self, needs: n, n, n, n, n, n) { [$0, $1, $2, $3, $4, $5] }.named("6")
    Module(RowKey.self, needs: n, n, n, n, n, n, n) { [$0, $1, $2, $3, $4, $5, $6] }.named("7")
    Module(RowKey.self, needs: n, n, n, n, n, n, n, n) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }.named("8")
    Module(RowKey.self, needs: n, n, n, n, n, n, n, n, n) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8]
    }.named("9")
    Module(RowKey.self, needs: n, n, n, n, n, n, n, n, n, n) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
    }.named("10")
    Module(RowKey.self, needs: n, n, n, n, n, n, n, n, n, n, n) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
    }.named("11")
    Module(RowKey.self, needs: n, n, n, n, n, n, n, n, n, n, n, n) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11]
    }.named("12")
  }

  @Test(arguments: 0...12) func `needs reach the factory in order`(count: Int) {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self) { counter.next() }
      rows
    }
    #expect(container[Named<RowKey>?.self, "\(count)"] == Array((1...12).prefix(count)))
  }

  @Test func `one to four arguments come after the needs`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(WordKey.self) { "w" }
      Module(Mix1.self, needs: NumberKey.self, WordKey.self) { "\($0)\($1)\($2)" }
      Module(Mix2.self, needs: NumberKey.self, WordKey.self) { "\($0)\($1)\($2)" }
      Module(Mix3.self, needs: NumberKey.self) { "\($0)\($1)" }
      Module(Mix4.self, needs: NumberKey?.self, [WordKey].self) { "\($0 ?? 0)\($1)\($2)" }
    }
    #expect(container[Mix1.self, "x"] == "4wx")
    #expect(container[Mix2.self, ("x", true)] == "4w(\"x\", true)")
    #expect(container[Mix3.self, ("x", true, 2)] == "4(\"x\", true, 2.0)")
    #expect(container[Mix4.self, ("x", true, 2, 3)] == "4[\"w\"](\"x\", true, 2.0, 3)")
  }

  @Test(arguments: [true, false]) func `an optional need is there, or nil`(isBound: Bool) {
    let container = Container {
      if isBound { Module(ServiceKey.self) { ServiceImpl() } }
      Module(OwnerKey.self, needs: ServiceKey?.self, make: Owner.init)
    }
    #expect((container[OwnerKey.self].pet != nil) == isBound)
  }

  @Test(arguments: Style.allCases)
  private func `a value gets what it needs in every style`(style: Style) {
    let container = Container {
      style.module
      Module(ServiceKey.self) { ServiceImpl("pet") }
    }
    #expect(container[OwnerKey.self].pet?.name == "pet")
  }

  @Test func `an initializer's parameter can have the current value as its default`() {
    struct Guest { var word = WordKey.currentValue() }
    withContainer(Container { Module(WordKey.self) { "default" } }) {
      #expect(Guest().word == "default")
      #expect(Guest(word: "given").word == "given")
    }
  }

  @Test func `inherited and nested properties are injected`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(WordKey.self) { "derived" }
      Module(TaggedKey<Int>.self) { "tagged" }
    }
    let object = withContainer(container) { Derived() }
    #expect(object.number == 4)
    #expect(object.word == "derived")
    #expect(object.part.tagged == "tagged")
  }

  @Test func `a concrete type that is its own key gets what it needs`() {
    struct Report: Injectable {
      let service: any Service
    }
    // In any order: what a module needs may be listed after it.
    let container = Container {
      Module(Report.self, needs: ServiceKey.self, make: Report.init)
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
      Module(WordKey.self) { "needed" }
    }
    #expect(container[Report.self].service.name == "needed")
  }
}
