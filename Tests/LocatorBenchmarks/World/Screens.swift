import Locator

// Objects with injected properties, and hand-written equivalents.

/// A stored property that the initializer sets.
final class PlainScreen {
  let service: any Service

  init(_ service: any Service) { self.service = service }

  @inline(never)
  func read() -> any Service { service }
}

/// The same property, injected.
final class InjectedScreen {
  @Inject(ServiceKey.self) var service

  @inline(never)
  func read() -> any Service { service }
}

/// A property whose value can be dropped elsewhere, so that each read looks it up.
final class SessionScreen {
  private let session: DroppableByHand

  init(_ session: DroppableByHand) { self.session = session }

  @inline(never)
  func read() -> any Service { session.read() }
}

/// Five lazy properties of the language.
final class LazyScreen {
  lazy var first = ByHand.readShared()
  lazy var second = ByHand.readShared()
  lazy var third = ByHand.readShared()
  lazy var fourth = ByHand.readShared()
  lazy var fifth = ByHand.readShared()

  @inline(never)
  static func make() -> LazyScreen { LazyScreen() }
}

/// The same five properties, injected.
final class FiveInjections {
  @Inject(FirstKey.self) var first
  @Inject(SecondKey.self) var second
  @Inject(ThirdKey.self) var third
  @Inject(FourthKey.self) var fourth
  @Inject(FifthKey.self) var fifth

  @inline(never)
  static func make() -> FiveInjections { FiveInjections() }
}
