import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum MaybeServiceKey: InjectionKey { typealias Value = (any Service)? }
private enum TwiceMaybeKey: InjectionKey { typealias Value = ServiceImpl?? }
private enum LateServiceKey: AsyncInjectionKey { typealias Value = ServiceImpl? }
private enum FaultKey: InjectionKey { typealias Value = any Error }
private enum TroubleKey: InjectionKey { typealias Value = any Trouble }
private enum MaybeFaultKey: InjectionKey { typealias Value = (any Error)? }
private enum ValueKey<Value: Sendable>: InjectionKey {}

private protocol Trouble: Error {}
private final class Fault: Trouble {
  let number: Int

  init(number: Int) {
    self.number = number
  }
}

/// What a window of the main actor conforms to there.
private protocol Titled: AnyObject { var title: String { get } }

@MainActor
private final class Window: @MainActor Titled {
  let title = "window"
}

@MainActor
private enum WindowKey: @MainActor InjectionKey { typealias Value = any Titled }

private final class Described: Service, CustomStringConvertible {
  let name = "described"
  var description: String { name }
}

/// An instance of `.weak` is shared while it is retained elsewhere.
@Suite struct WeakScopeTests {
  @Test func `a weak instance is shared while it is retained`() {
    let container = serviceContainer(.weak)
    let first = container[ServiceKey.self]
    #expect(container[ServiceKey.self] === first)
    #expect(first.name == "1")
  }

  @Test func `a weak instance is made anew when nothing retains it`() {
    let container = serviceContainer(.weak)
    weak let first = container[ServiceKey.self]
    #expect(first == nil)
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `a property holds a weak instance`() {
    let container = serviceContainer(.weak)
    let service = withContainer(container) { Inject(ServiceKey.self) }
    #expect(service().name == "1")
    #expect(container[ServiceKey.self] === service())
  }

  @Test @MainActor func `a weak instance may conform to its protocol on the main actor alone`() {
    let container = Container { Module(WindowKey.self, scope: .weak) { Window() } }
    let first = container[WindowKey.self]
    #expect(first.title == "window")
    #expect(container[WindowKey.self] === first)
  }

  @Test func `an optional object is weak as that is`() {
    let counter = Counter()
    let container = Container {
      Module(MaybeServiceKey.self, scope: .weak) { ServiceImpl("\(counter.next())") }
      Module(TwiceMaybeKey.self, scope: .weak) { ServiceImpl("\(counter.next())") }
    }
    let first = container[MaybeServiceKey.self]
    #expect(first != nil && container[MaybeServiceKey.self] === first)
    let second = container[TwiceMaybeKey.self]
    #expect(
      second != nil && container[TwiceMaybeKey.self] as? ServiceImpl === second as? ServiceImpl
    )
    #expect(counter.count == 2)
    weak let third = Container {
      Module(MaybeServiceKey.self, scope: .weak) { ServiceImpl() }
    }[MaybeServiceKey.self]
    #expect(third == nil)
  }

  @Test func `nil is not kept, so that the next read runs the factory`() {
    let counter = Counter()
    let container = Container {
      Module(MaybeServiceKey.self, scope: .weak) {
        counter.next() < 3 ? nil : ServiceImpl("third")
      }
    }
    #expect(container[MaybeServiceKey.self] == nil && container[MaybeServiceKey.self] == nil)
    let third = container[MaybeServiceKey.self]
    #expect(third?.name == "third" && container[MaybeServiceKey.self] === third)
    #expect(counter.count == 3)
  }

  @Test func `an error that is an object is weak as that is`() throws {
    let counter = Counter()
    let container = Container {
      Module(FaultKey.self, scope: .weak) { Fault(number: counter.next()) }
      Module(MaybeFaultKey.self, scope: .weak) { Fault(number: counter.next()) }
      Module(TroubleKey.self, scope: .weak) { Fault(number: counter.next()) }
    }
    var read: (any Error)? = container[FaultKey.self]
    // The object alone, without what an `any Error` has around it.
    let first = try #require(read as? Fault)
    read = nil
    for _ in 0..<3 { #expect(container[FaultKey.self] as? Fault === first) }
    let second = try #require(container[MaybeFaultKey.self] as? Fault)
    #expect(container[MaybeFaultKey.self] as? Fault === second)
    let other = try #require(container[TroubleKey.self] as? Fault)
    #expect(container[TroubleKey.self] as? Fault === other)
    #expect([first, second, other].map(\.number) == [1, 2, 3])
    weak let third =
      Container {
        Module(FaultKey.self, scope: .weak) { Fault(number: 3) }
      }[FaultKey.self] as? Fault
    #expect(third == nil)
  }

  @Test func `an asynchronous optional object is weak, too`() async {
    let counter = Counter()
    let container = Container {
      Module(LateServiceKey.self, scope: .weak) { ServiceImpl("\(counter.next())") }
    }
    let first = await container.resolve(LateServiceKey.self)
    #expect(await container.resolve(LateServiceKey.self) === first)
    #expect(counter.count == 1)
  }

  @Test func `a weak module whose values can't be objects is a problem`() {
    let container = Container {
      Module(NumberKey.self, scope: .weak, fileID: "App/Main.swift", line: 4) { 4 }
      Module(ValueKey<Int?>.self, scope: .weak) { nil }
      Module(ValueKey<Set<Int>>.self, scope: .weak) { [] }
      Module(ValueKey<Never?>.self, scope: .weak) { nil }
      Module(ValueKey<(any Service, Int)>.self, scope: .weak) { (ServiceImpl(), 1) }
      Module(ValueKey<@Sendable () -> Void>.self, scope: .weak) { {} }
      Module(ValueKey<ServiceImpl.Type>.self, scope: .weak) { ServiceImpl.self }
      Module(ValueKey<any SendableMetatype.Type>.self, scope: .weak) { ServiceImpl.self }
      Module(ListKey.self, scope: .weak) { letter in [letter] }
      // These can.
      Module(ServiceKey.self, scope: .weak) { ServiceImpl() }
      Module(MaybeServiceKey.self, scope: .weak) { nil }
      Module(TwiceMaybeKey.self, scope: .weak) { nil }
      Module(FaultKey.self, scope: .weak) { Fault(number: 1) }
      Module(ValueKey<any Sendable>.self, scope: .weak) { ServiceImpl() }
      Module(ValueKey<any Service & CustomStringConvertible>.self, scope: .weak) { Described() }
      Module(ValueKey<any Collection<Int> & Sendable>.self, scope: .weak) { [] }
      Module(ValueKey<ServiceImpl>.self, scope: .weak) { ServiceImpl() }
    }
    let found = problems(of: container)
    #expect(found.map(\.kind) == Array(repeating: .weakValue, count: 9))
    #expect(
      found.first?.description == """
        'NumberKey' has the scope '.weak' (App/Main.swift:4), but its value is no object: it has the \
        type 'Int'. Make it a class, or use another scope.
        """
    )
  }

  @Test(arguments: [false, true])
  func `a weak value that turns out to be no object stops the program`(isError: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [isError] in
      let container = Container {
        Module(ValueKey<any Sendable>.self, scope: .weak, fileID: "App/Main.swift", line: 4) { 4 }
        Module(FaultKey.self, scope: .weak, fileID: "App/Main.swift", line: 5) {
          Failed(reason: "")
        }
      }
      if isError {
        _ = container[FaultKey.self]
      } else {
        _ = container[ValueKey<any Sendable>.self]
      }
    }
    let program = try StoppedProgram(result)
    #expect(program.location == (isError ? "App/Main.swift:5" : "App/Main.swift:4"))
    #expect(
      program.message.hasSuffix(
        "its value is no object: it has the type '\(isError ? "Failed" : "Int")'. Make it a class, or use "
          + "another scope."
      )
    )
  }
}
