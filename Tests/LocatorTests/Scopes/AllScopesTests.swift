import Locator
import LocatorTestSupport
import Testing

private enum SessionKey: InjectionKey { typealias Value = Part }
private enum WeakKey: InjectionKey { typealias Value = Part }
private enum BriefKey: InjectionKey { typealias Value = Part }
private enum PlainKey: InjectionKey { typealias Value = Part }
private enum GraphKey: InjectionKey { typealias Value = Part }
private enum SharedKey: InjectionKey { typealias Value = Part }
private enum NamedKey: InjectionKey {
  typealias Value = Part
  typealias Arguments = Int
}
private enum LateKey: AsyncInjectionKey { typealias Value = Part }
private enum WholeKey: InjectionKey { typealias Value = Whole }

/// A value that knows whether it is whole.
private final class Part: Sendable {
  let first: Int
  let second: Int

  init(_ number: Int) {
    first = number
    second = -number
  }

  var isWhole: Bool { first == -second }
}

/// A value that is made of values of all scopes.
private struct Whole: Sendable {
  let parts: [Part]
  let graph: (Part, Part)
}

/// A container with a module of every scope.
private func container(_ counter: Counter) -> Container {
  Container {
    Module(SharedKey.self, scope: .singleton) { Part(counter.next()) }
    Module(SessionKey.self, scope: .session, needs: SharedKey.self) { _ in Part(counter.next()) }
    Module(WeakKey.self, scope: .weak, needs: SessionKey.self) { _ in Part(counter.next()) }
    Module(BriefKey.self, scope: .expiring(after: .microseconds(50))) { Part(counter.next()) }
    Module(PlainKey.self) { Part(counter.next()) }
    Module(GraphKey.self, scope: .graph) { Part(counter.next()) }
    Module(NamedKey.self, scope: .singleton, needs: SharedKey.self) { _, number in Part(number) }
    Module(LateKey.self, scope: .session, needs: SharedKey.self) { _ in
      await Task.yield()
      return Part(counter.next())
    }
    Module(
      WholeKey.self,
      needs: SharedKey.self,
      SessionKey.self,
      WeakKey.self,
      BriefKey.self,
      PlainKey.self,
      GraphKey.self,
      GraphKey.self
    ) { Whole(parts: [$0, $1, $2, $3, $4], graph: ($5, $6)) }
  }
}

private final class Screen: Sendable {
  let session = Inject(SessionKey.self)
  let weak = Inject(WeakKey.self)
  let brief = Inject(BriefKey.self)
  let plain = Inject(PlainKey.self)
}

/// Every scope holds while many threads and tasks read it for the first time.
@Suite(.bounded) struct AllScopesTests {
  @Test(arguments: [2, 16, 64]) func `threads that read, reset and inject get whole instances`(
    threads: Int
  ) {
    let container = container(Counter())
    let shared = withContainer(container) { Screen() }
    onThreads(threads) { number in
      for round in 0..<50 {
        if number == 0 { container.reset(.session) }
        let whole = container[WholeKey.self]
        #expect(whole.parts.allSatisfy { $0.isWhole })
        #expect(whole.graph.0 === whole.graph.1)
        #expect(whole.parts[0] === container[SharedKey.self])
        #expect(container[NamedKey.self, round % 4].first == round % 4)
        #expect(shared.session().isWhole && shared.weak().isWhole)
        #expect(shared.brief().isWhole && shared.plain().isWhole)
        #expect(withContainer(container) { Screen() }.weak().isWhole)
      }
    }
  }

  @Test func `a thousand tasks that read and reset get whole instances`() async {
    let container = container(Counter())
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<1_000 {
        group.addTask {
          if number.isMultiple(of: 100) { container.reset(.session) }
          let late = await container.resolve(LateKey.self)
          let whole = container[WholeKey.self]
          return late.isWhole && whole.parts.allSatisfy { $0.isWhole }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }

  @Test func `children are dropped while threads read them`() {
    let counter = Counter()
    let parent = container(counter)
    onThreads(16) { _ in
      for _ in 0..<50 {
        let child = Container(parent: parent) {
          Module(SharedKey.self, scope: .singleton) { Part(counter.next()) }
        }
        let screen = withContainer(child) { Screen() }
        #expect(child[WholeKey.self].parts.allSatisfy { $0.isWhole })
        #expect(child[SharedKey.self] !== parent[SharedKey.self])
        #expect(screen.session().isWhole)
      }
    }
  }

  @Test func `a child that another thread releases is whole to the end`() {
    let parent = container(Counter())
    for _ in 0..<50 {
      let holder = Guarded<Container?>(
        Container(parent: parent) {
          Module(PlainKey.self) { Part(1) }
        }
      )
      onThreads(4) { number in
        if number == 0 {
          holder.value = nil
        } else if let child = holder.value {
          #expect(child[WholeKey.self].parts.allSatisfy { $0.isWhole })
        }
      }
    }
  }

  @Test func `the end of a child may make another child`() {
    final class Owner: Service {
      let name = "owner"
      let parent: Container
      init(_ parent: Container) { self.parent = parent }
      deinit { _ = Container(parent: parent) {} }
    }
    let parent = Container {}
    onThreads(4) { _ in
      for _ in 0..<300 {
        let child = Container(parent: parent) {
          Module(ServiceKey.self, scope: .singleton) { Owner(parent) }
        }
        #expect(child[ServiceKey.self].name == "owner")
      }
    }
  }

  @Test func `containers that were roots are kept, and nothing else is`() async {
    await #expect(processExitsWith: .success) {
      final class Canary: Sendable {}
      enum CanaryKey: InjectionKey { typealias Value = Canary }
      func build() -> Container {
        Container {
          Module(CanaryKey.self, scope: .singleton) { Canary() }
          Module(SessionKey.self, scope: .session) { Part(1) }
        }
        .build()
      }
      weak let replaced = build()
      weak let shared = replaced?[CanaryKey.self]
      weak let session = replaced?[SessionKey.self]
      replaced?.reset(.session)
      weak let dropped = { Container(parent: build()) {} }()
      #expect(replaced != nil)
      #expect(shared != nil)
      #expect(session == nil)
      #expect(dropped == nil)
    }
  }
}
