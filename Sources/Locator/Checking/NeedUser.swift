/// Who needs a key: what a message about the need names, with its line.
enum NeedUser {
  /// A module, for its factory, or members, for their closure.
  case module(Binding)
  /// A module's hook, on a line of its own.
  case hook(Binding, SourceLocation)
  /// A decorator, for its closure.
  case decorator(Decoration)

  /// Where the user is written.
  var location: SourceLocation {
    switch self {
    case .module(let binding): binding.location
    case .hook(_, let location): location
    case .decorator(let decoration): decoration.location
    }
  }
}

extension NeedUser: CustomStringConvertible {
  var description: String {
    switch self {
    case .module(let binding): binding.title
    case .hook(let binding, _): "'.onCreate' of \(binding.title)"
    case .decorator(let decoration): "'Decorator(\(decoration.key).self)'"
    }
  }
}

extension Declarations {
  /// The faults of needs, each at the line of the module or the decorator that has it.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - message: What is wrong with a need, in words, or `nil` if nothing is.
  /// - Returns: The faults.
  func faultsOfNeeds(
    _ kind: ProblemKind,
    _ message: (Dependency, NeedUser) -> String?
  ) -> [Fault] {
    var faults: [Fault] = []
    // The modules of a key share its decorators.
    var decorated: Set<ObjectIdentifier> = []
    func report(_ needs: some Sequence<Dependency>, of user: NeedUser, at position: Int) {
      for need in needs {
        guard let message = message(need, user) else { continue }
        faults.append(Fault(kind: kind, key: need.key, position: position, message: message))
      }
    }
    for position in positions where !self[position].needs.isEmpty {
      let binding = self[position]
      report(binding.ownNeeds, of: .module(binding), at: position)
      for hook in binding.createHooks {
        let location = hook.location ?? binding.location
        report(hook.needs, of: .hook(binding, location), at: position)
      }
      guard !binding.decorations.isEmpty,
        decorated.insert(ObjectIdentifier(binding.key)).inserted
      else { continue }
      for decoration in binding.decorations {
        report(decoration.needs, of: .decorator(decoration), at: position)
      }
    }
    return faults
  }
}
