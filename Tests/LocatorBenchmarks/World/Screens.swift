import Locator

// Objects with properties, injected and by hand.

/// A property that is set when the object is made.
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

/// A property whose value others can drop, so that each read asks for it.
final class SessionScreen {
  private let session: DroppableByHand

  init(_ session: DroppableByHand) { self.session = session }

  @inline(never)
  func read() -> any Service { session.read() }
}

/// Five properties that find their values at the first read, as the language has them.
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
