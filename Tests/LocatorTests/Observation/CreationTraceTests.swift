import Locator
import LocatorTestSupport
import Testing

/// Notes what is made.
private final class Trace: ResolutionObserver {
  private let noted = Guarded<[String]>([])

  var made: [String] { noted.value }

  func didResolve(_ resolution: Resolution) {
    guard resolution.isNew else { return }
    let name = resolution.name.map { "(\($0))" } ?? ""
    noted.change { $0.append("\(resolution.key)\(name)") }
  }
}

extension Module where K: InjectionKey, Domain == Anywhere {
  /// A modifier of a program's own: what it does for each of its modules.
  fileprivate func announced(_ made: Guarded<[String]>) -> Self {
    onCreate { _, _ in made.change { $0.append("\(K.self)") } }
  }
}

private final class Form { var word = "" }

/// An observer is notified of each creation, on whichever path the value is resolved.
@Suite(.bounded) struct CreationTraceTests {
  @Test func `an alias and what it stands for notify the observer each`() {
    let trace = Trace()
    let container = Container(observer: trace) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
      Module(SpareKey.self, needs: SpareKey.self) { $0 }.named("again")
    }
    _ = container[Named<SpareKey>?.self, "again"]
    _ = container[SpareKey.self]
    #expect(trace.made == ["ServiceKey", "SpareKey", "SpareKey(again)", "SpareKey"])
  }

  @Test func `each element of a list notifies the observer, and what is made later when it is`() {
    let trace = Trace()
    let container = Container(observer: trace) {
      Module(WordKey.self) { "plain" }
      Module(WordKey.self) { "element" }.intoList()
      Module(WordKey.self) { "named" }.named("name")
      Module(NumberKey.self) { 4 }
    }
    _ = container[[WordKey].self]
    #expect(trace.made == ["WordKey", "WordKey", "WordKey(name)"])
    let (lazy, make) = (container[Lazy<NumberKey>.self], container[Provider<NumberKey>.self])
    #expect(trace.made.count == 3)
    _ = (lazy(), lazy(), make(), make())
    #expect(trace.made[3...] == ["NumberKey", "NumberKey", "NumberKey"])
  }

  @Test func `what is made beforehand, and an injection, notify the observer`() {
    let trace = Trace()
    let container = Container(parent: Container {}, observer: trace) {
      Module(WordKey.self, scope: .singleton) { "early" }.eager()
      Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { $0.word = $1 }
    }
    #expect(trace.made == ["WordKey"])
    container.inject(into: Form())
    #expect(trace.made == ["WordKey", "Form"])
  }

  @Test func `threads notify the observer of each creation once`() {
    let trace = Trace()
    let container = Container(observer: trace) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
    }
    onThreads(8) { _ in
      for _ in 0..<20 { _ = container[SpareKey.self] }
    }
    #expect(trace.made.count { $0 == "ServiceKey" } == 1)
    #expect(trace.made.count { $0 == "SpareKey" } == 160)
  }

  @Test func `a modifier of a program's own says the same of many modules`() {
    let made = Guarded<[String]>([])
    let container = Container {
      Module(WordKey.self) { "word" }.announced(made)
      Module(NumberKey.self, scope: .singleton) { 4 }.announced(made)
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }.announced(made).named("a")
    }
    _ = container[Named<ServiceKey>?.self, "a"]
    for _ in 0..<2 { _ = container[NumberKey.self] }
    #expect(made.value == ["WordKey", "ServiceKey", "NumberKey"])
  }
}
