/// The modules of a list, with those of its assemblies.
struct FlatList: Sendable {
  /// The modules, each with the assembly that lists it, if it is one.
  private(set) var modules: [(definition: Definition, assembly: Any.Type?)] = []

  private(set) var decorators: [Definition] = []

  /// The assemblies, each after those that it includes.
  private(set) var included: [UncheckedTransfer<any Assembly>] = []

  /// The assemblies that count once.
  private var known: [ObjectIdentifier: Int] = [:]

  /// How many assemblies include each other around what is read.
  private var depth = 0

  init(_ given: [Definition], _ list: [AnyModule]) {
    modules.reserveCapacity(given.count + list.count)
    modules += given.map { ($0, nil) }
    add(list)
  }

  mutating func add(_ list: [AnyModule], of assembly: Any.Type? = nil) {
    for module in list {
      switch module.entry {
      case .module(let definition):
        if case .decorator = definition.role {
          decorators.append(definition)
        } else {
          modules.append((definition, assembly))
        }
      case .several(let list): add(list, of: assembly)
      case .assembly(let inclusion): add(inclusion)
      }
    }
  }

  private mutating func add<A: Assembly>(_ assembly: A) {
    // An assembly without stored properties lists the same modules each time.
    if MemoryLayout<A>.size == 0, known.updateValue(0, forKey: ObjectIdentifier(A.self)) != nil {
      return
    }
    depth += 1
    if depth > 500 { fatalError(Messages.endlessAssembly(A.self)) }
    add(assembly.modules, of: A.self)
    depth -= 1
    included.append(UncheckedTransfer(assembly))
  }
}

/// An assembly of a container, to notify when the container is built.
///
/// It is only used where it was created, or on the main actor if its conformance is isolated.
extension UncheckedTransfer<any Assembly> {
  /// Notifies the assembly, on the main actor if its conformance is isolated.
  func containerDidBuild(_ container: Container) {
    if isUsableHere {
      value.containerDidBuild(container)
    } else {
      Task { @MainActor in
        if isUsableHere { value.containerDidBuild(container) }
      }
    }
  }

  /// Whether the conformance is usable on this actor: a cast to an isolated one fails elsewhere.
  private var isUsableHere: Bool {
    // Before the cast, for which the runtime searches all conformances of the program.
    let conformance = Conformance<any Assembly.Type>(type: type(of: value))
    if Isolation.isFlagTrusted, !conformance.isIsolated { return true }
    return (value as Any) is any Assembly
  }
}
