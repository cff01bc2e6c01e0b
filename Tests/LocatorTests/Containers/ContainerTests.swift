import Locator
import Testing

/// A container resolves what its modules bind, shares nothing with others, and frees what it has made.
@Suite struct ContainerTests {
  @Test func `the subscript and resolve read the same`() {
    let container = Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
    #expect(container[ServiceKey.self] === container[ServiceKey.self])
  }

  @Test func `a container contains what its modules bind`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ConfigKey.self) { ServiceImpl() }
      Module(WordKey.self) { "named" }.named("name")
    }
    #expect(container.contains(ServiceKey.self))
    #expect(container.contains(ConfigKey.self))
    #expect(!container.contains(NumberKey.self))
    #expect(!container.contains(WordKey.self))
  }

  @Test func `containers don't share what they make`() {
    func make() -> Container {
      Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
    }
    #expect(make()[ServiceKey.self] !== make()[ServiceKey.self])
  }

  @Test func `two containers can have the same modules`() {
    let modules = [AnyModule(Module(ServiceKey.self, scope: .singleton) { ServiceImpl() })]
    let first = Container { modules }
    let second = Container { modules }
    #expect(first[ServiceKey.self] !== second[ServiceKey.self])
  }

  @Test func `a thousand keys are told apart`() {
    // Keys made by nesting a generic type, so that there are as many as one likes.
    func modules<K: InjectionKey & SendableMetatype>(
      from key: K.Type,
      _ number: Int,
      into list: inout [AnyModule]
    ) where K.Value == Int, K.Arguments == Void, K._Form == BindableKey {
      list.append(AnyModule(Module(key) { number }))
      if number < 1_000 { modules(from: Next<K>.self, number + 1, into: &list) }
    }
    func check<K: InjectionKey & SendableMetatype>(
      _ key: K.Type,
      _ number: Int,
      in container: Container
    )
    where K.Value == Int, K.Arguments == Void {
      #expect(container[key] == number)
      if number < 1_000 { check(Next<K>.self, number + 1, in: container) }
    }
    var list: [AnyModule] = []
    modules(from: NumberKey.self, 1, into: &list)
    check(NumberKey.self, 1, in: Container { list })
  }

  @Test func `a container frees what it made when it is freed`() {
    weak var service: (any Service)?
    do {
      let container = Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
      service = container[ServiceKey.self]
      #expect(service != nil)
    }
    #expect(service == nil)
  }
}

/// The key after a key.
private enum Next<K: InjectionKey>: InjectionKey { typealias Value = Int }
