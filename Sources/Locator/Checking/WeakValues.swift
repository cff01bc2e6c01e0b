/// A module of the scope `.weak` whose values can't be objects.
enum WeakValues {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard declarations[position].lifetime.keeping?.isWeak == true else { return nil }
      let binding = declarations[position]
      guard !ObjectInValue.canBe(in: binding.value) else { return nil }
      return Fault(
        kind: .weakValue,
        key: binding.key,
        position: position,
        message: Messages.weakValue(binding.value, of: binding)
      )
    }
  }
}
