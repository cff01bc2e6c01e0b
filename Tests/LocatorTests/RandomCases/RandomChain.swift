import Locator

/// A value that is made after another one.
private final class Link: Sendable {}
private enum LinkKey: InjectionKey { typealias Value = Link }
private enum NumberedLinkKey: InjectionKey {
  typealias Value = Link
  typealias Arguments = Int
}

/// A chain of values, each of which is made inside the factory or the hook of another one.
struct RandomChain: CustomStringConvertible {
  private let kind: Kind

  /// The size of the thread's stack.
  let stackSize: Int

  private enum Kind {
    /// One module, whose values are made of each other for other arguments.
    case arguments(EveryScope)
    /// A module for each value, which needs the next one.
    case needs(SharedOrLocal)
    /// A module for each value, each with a scope of its own, that reads the next one in its own way.
    case mixed
  }

  /// How a value reads the next one.
  private enum Way: CaseIterable { case factory, hook, layer }

  init(using generator: inout some RandomNumberGenerator) {
    // Up to 2 MB.
    stackSize = Int.random(in: 8...128, using: &generator) << 14
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      kind = .needs(Bool.random(using: &generator) ? .local : .shared(.singleton))
    case 1: kind = .arguments(EveryScope.allCases.randomElement(using: &generator) ?? .graph)
    default: kind = .mixed
    }
  }

  var description: String { "\(kind) on \(stackSize >> 10) kB" }

  /// Makes the values on a thread with that stack.
  ///
  /// - Returns: How many were made.
  func run(depth: Int, using generator: inout some RandomNumberGenerator) -> Int {
    let made = Counter()
    switch kind {
    case .arguments(let scope):
      let container = Container { numbered(scope, made) }
      onThreads(1, stackSize: stackSize) { _ in _ = container[NumberedLinkKey.self, depth] }
    case .needs(let scope):
      let keys = shortKeys(depth + 2)
      let container = Container {
        numbered(keys[0], 1)
        numbered(keys[1], 0)
        for number in 2..<depth + 2 {
          countedModule(keys[number], scope: scope, needs: keys[number - 1], keys[0])
        }
      }
      let last = keys[depth + 1]
      onThreads(1, stackSize: stackSize) { _ in
        let number = container.number(of: last)
        for _ in 0...(number ?? 0) { made.next() }
      }
    case .mixed:
      let steps = (0...depth).map { _ in
        (
          EveryScope.allCases.randomElement(using: &generator) ?? .graph,
          Way.allCases.randomElement(using: &generator) ?? .hook
        )
      }
      let container = Container {
        for (number, (scope, way)) in steps.enumerated() { link(number, scope, way, made) }
      }
      onThreads(1, stackSize: stackSize) { _ in
        _ = container.resolve(LinkKey.self, name: "\(depth)")
      }
    }
    return made.count
  }

  /// The module of a number that needs nothing.
  private func numbered(_ key: any CountedKey.Type, _ number: Int) -> AnyModule {
    countedModule(key, scope: .local, number)
  }

  /// The module of values that are made of each other.
  private func numbered(_ scope: EveryScope, _ made: Counter) -> AnyModule {
    let make: @Sendable (Provider<NumberedLinkKey>, Int) -> Link = { link, number in
      made.next()
      if number > 0 { _ = link(number - 1) }
      return Link()
    }
    let needs = Provider<NumberedLinkKey>.self
    guard let scope = scope.scope else {
      return AnyModule(Module(NumberedLinkKey.self, scope: scope.local, needs: needs, make: make))
    }
    return AnyModule(Module(NumberedLinkKey.self, scope: scope, needs: needs, make: make))
  }

  /// The module of a value that reads the one before.
  private func link(_ number: Int, _ scope: EveryScope, _ way: Way, _ made: Counter) -> AnyModule {
    let next = "\(number - 1)"
    let module = scope.module(LinkKey.self) {
      made.next()
      switch way {
      case .factory:
        _ = Container.current.resolve(LinkKey.self, name: next)
      case .layer:
        withContainer {
          Module(WordKey.self) { next }
        } operation: {
          _ = Container.current.resolve(LinkKey.self, name: next)
        }
      case .hook:
        break
      }
      return Link()
    }
    .named("\(number)")
    guard way == .hook else { return AnyModule(module) }
    return AnyModule(
      module.onCreate { resolver, _ in
        _ = resolver.resolve(LinkKey.self, name: next)
      }
    )
  }
}
