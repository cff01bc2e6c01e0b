import Locator

/// An instance that another one is made for.
private final class Link: Sendable {
  let number: Int
  init(_ number: Int = 0) { self.number = number }
}
private enum LinkKey: InjectionKey { typealias Value = Link }
private enum NumberedLinkKey: InjectionKey {
  typealias Value = Link
  typealias Arguments = Int
}

/// Modules that are made inside each other without an end, each inside the factory or the hook of another one.
struct RandomRecursion: CustomStringConvertible {
  private let steps: [(scope: EveryScope, way: Way)]

  /// Whether each one is made of arguments that no other has had.
  private let takesArguments: Bool

  /// How a module reads the next one.
  fileprivate enum Way: CaseIterable { case factory, hook, layer }

  init(using generator: inout some RandomNumberGenerator) {
    takesArguments = Bool.random(using: &generator)
    steps = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      let way = Way.allCases.randomElement(using: &generator) ?? .hook
      // What a hook reads of its own resolve is there, and ends the recursion.
      let scopes = EveryScope.allCases.filter { way != .hook || $0 != .graph }
      return (scopes.randomElement(using: &generator) ?? .singleton, way)
    }
  }

  var description: String { "\(steps)\(takesArguments ? " with arguments" : "")" }

  /// Reads the first one on a thread of 512 kB.
  func run() {
    let container = Container {
      for number in steps.indices {
        if takesArguments { numberedLink(number) } else { link(number) }
      }
    }
    onThreads(1, stackSize: 512 << 10) { [takesArguments] _ in
      if takesArguments {
        _ = container[Named<Provider<NumberedLinkKey>>?.self, "0"]?(0)
      } else {
        _ = container[Named<LinkKey>?.self, "0"]
      }
    }
  }

  private func next(after number: Int) -> String { "\((number + 1) % steps.count)" }

  private func link(_ number: Int) -> AnyModule {
    let (name, way) = (next(after: number), steps[number].way)
    let module = steps[number].scope.module(LinkKey.self) {
      way.read { _ = Container.current()[Named<LinkKey>?.self, name] }
      return Link()
    }
    .named("\(number)")
    guard way == .hook else { return AnyModule(module) }
    return AnyModule(
      module.onCreate { resolver, _ in _ = resolver[Named<LinkKey>?.self, name] }
    )
  }

  private func numberedLink(_ number: Int) -> AnyModule {
    let (name, way) = (next(after: number), steps[number].way)
    let module = Module(NumberedLinkKey.self, scope: steps[number].scope.scope()) { count in
      way.read {
        _ = Container.current()[Named<Provider<NumberedLinkKey>>?.self, name]?(count + 1)
      }
      return Link(count)
    }
    .named("\(number)")
    guard way == .hook else { return AnyModule(module) }
    return AnyModule(
      module.onCreate { resolver, link in
        _ = resolver[Named<Provider<NumberedLinkKey>>?.self, name]?(link.number + 1)
      }
    )
  }
}

extension RandomRecursion.Way {
  /// Reads in the factory, if that is where the module reads.
  fileprivate func read(_ body: () -> Void) {
    switch self {
    case .factory: body()
    case .layer:
      withContainer {
        Module(WordKey.self) { "word" }
      } operation: {
        body()
      }
    case .hook: break
    }
  }
}
