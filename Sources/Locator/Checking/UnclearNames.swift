/// A module whose name is empty, or isn't the only thing that it says about how it is found.
enum UnclearNames {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard let modifiers = declarations[position].modifiers, let name = modifiers.name else {
        return nil
      }
      let binding = declarations[position]
      let message: String? =
        if let earlier = modifiers.earlierName {
          Messages.severalNames(binding, earlier, name)
        } else if modifiers.isInList {
          Messages.nameInList(binding, name)
        } else if name.isEmpty {
          Messages.emptyName(binding)
        } else {
          nil
        }
      return message.map {
        Fault(kind: .unclearName, key: binding.key, position: position, message: $0)
      }
    }
  }
}
