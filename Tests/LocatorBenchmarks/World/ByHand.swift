/// The same jobs in hand-written code that knows all types, without the library.
///
/// No function is inlined and each returns an owned value, like a read of a container in another module.
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

  /// A factory for each key: a locator without any checks.
  @inline(never)
  static func register(_ keys: [any NumberedKey.Type]) -> [ObjectIdentifier: () -> any Service] {
    var factories: [ObjectIdentifier: () -> any Service] = [:]
    for (number, key) in keys.enumerated() {
      factories[ObjectIdentifier(key)] = { number < 0 ? readShared() : ServiceImpl() }
    }
    return factories
  }
}

/// A session with its own factories and instances, on top of those of the program.
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
