import Synchronization

/// The same jobs without the library, as somebody would write them who knows all the types.
///
/// Each is a function that isn't inlined and gives an owned value, as a read of a container in another
/// module does.
enum ByHand {
  private static let shared: any Service = ServiceImpl()

  @inline(never)
  static func readShared() -> any Service { shared }

  @inline(never)
  static func readSharedAsynchronously() async -> any Service { shared }

  @inline(never)
  static func make() -> any Service { ServiceImpl() }

  @inline(never)
  static func makeTree() -> any PartA {
    PartAImpl(PartBImpl(PartDImpl()), PartCImpl(PartDImpl()))
  }

  @inline(never)
  static func makeTreeWithShared() -> any PartA {
    let shared = PartDImpl()
    return PartAImpl(PartBImpl(shared), PartCImpl(shared))
  }

  /// A factory for each key: what a locator without any checks is.
  @inline(never)
  static func register(_ keys: [any NumberedKey.Type]) -> [ObjectIdentifier: () -> any Service] {
    var factories: [ObjectIdentifier: () -> any Service] = [:]
    for (number, key) in keys.enumerated() {
      factories[ObjectIdentifier(key)] = { number < 0 ? readShared() : ServiceImpl() }
    }
    return factories
  }
}

/// An instance that the first reader makes, whichever thread it is on, and that can be dropped.
final class DroppableByHand: Sendable {
  private let instance = Mutex<(any Service)?>(nil)
  private let make: @Sendable () -> any Service

  init(make: @escaping @Sendable () -> any Service) {
    self.make = make
  }

  @inline(never)
  func read() -> any Service {
    instance.withLock { instance in
      if let instance { return instance }
      let made = make()
      instance = made
      return made
    }
  }

  func drop() { instance.withLock { $0 = nil } }
}

/// A session with its own factories, and instances that it keeps, on top of those of the whole program.
final class SessionByHand {
  private let parent: SessionByHand?
  private let factories: [ObjectIdentifier: (SessionByHand) -> any Service]
  private var instances: [ObjectIdentifier: any Service] = [:]

  init(
    parent: SessionByHand?,
    factories: [ObjectIdentifier: (SessionByHand) -> any Service]
  ) {
    self.parent = parent
    self.factories = factories
  }

  @inline(never)
  func read(_ key: Any.Type) -> any Service { instance(of: ObjectIdentifier(key)) }

  private func instance(of key: ObjectIdentifier) -> any Service {
    if let instance = instances[key] { return instance }
    guard let make = factories[key] else {
      guard let parent else { fatalError("There is no factory.") }
      return parent.instance(of: key)
    }
    let instance = make(self)
    instances[key] = instance
    return instance
  }
}
