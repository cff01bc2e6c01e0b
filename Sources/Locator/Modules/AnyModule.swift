/// A module or a decorator of any key, the members of any class, or a list of such: what a ``ModuleBuilder`` collects.
public struct AnyModule: Sendable {
  /// What is listed, without its types.
  private(set) var entry: Entry

  /// The assembly that lists it, if that has no state, so that it counts once.
  var assembly: Inclusion?

  /// The innermost assembly that lists it.
  var listing: Any.Type?

  /// What is listed.
  enum Entry {
    /// A module, or members.
    case module(Binding)
    /// A decorator, which there are few of in a list.
    indirect case decorator(Decoration)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  /// Keeps a module without its types.
  init(_ binding: Binding) {
    entry = .module(binding)
  }

  /// Keeps a list.
  init(_ modules: [AnyModule]) {
    entry = .several(modules)
  }

  /// Keeps a module of some key.
  ///
  /// A ``ModuleBuilder`` does this by itself. Use it where you build an array of modules by hand:
  ///
  /// ```swift
  /// let modules: [AnyModule] = [AnyModule(Module(ServiceKey.self) { ServiceImpl() })]
  /// ```
  ///
  /// - Parameter module: The module.
  public init<K, Domain>(_ module: Module<K, Domain>) {
    self.init(module.binding)
  }

  /// Keeps a decorator of some key.
  ///
  /// - Parameter decorator: The decorator.
  public init<K, Domain>(_ decorator: Decorator<K, Domain>) {
    entry = .decorator(decorator.decoration)
  }

  /// Keeps the members of some class.
  ///
  /// - Parameter members: The members.
  public init<Object, Domain>(_ members: Members<Object, Domain>) {
    self.init(members.binding)
  }
}

extension [AnyModule] {
  /// The modules, decorators and members, without lists among them.
  var flattened: [AnyModule] {
    guard contains(where: \.isList) else { return self }
    var result: [AnyModule] = []
    for module in self {
      if case .several(let modules) = module.entry {
        result.append(contentsOf: modules.flattened)
      } else {
        result.append(module)
      }
    }
    return result
  }
}

extension AnyModule {
  /// The module, or the members.
  ///
  /// - Precondition: It is one, and no decorator or list.
  var binding: Binding {
    guard case .module(let binding) = entry else {
      preconditionFailure("A module that is none is a bug in Locator.")
    }
    return binding
  }

  /// The decorator, if it is one.
  var decoration: Decoration? {
    if case .decorator(let decoration) = entry { decoration } else { nil }
  }

  /// Another module that is listed in the place of this one.
  func replacing(_ binding: Binding) -> AnyModule {
    var module = self
    module.entry = .module(binding)
    return module
  }

  fileprivate var isList: Bool {
    if case .several = entry { true } else { false }
  }
}
