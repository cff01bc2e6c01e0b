/// Where a key is read: the container that is asked, and the line that asks.
///
/// The library makes these and passes them along; there is nothing in one for others to use.
public struct ResolutionContext: Sendable {
  /// The container that is asked.
  let container: Container

  /// The line that asks: a property, a call, or the module that needs the key.
  let asked: SourceLocation

  /// Asks the current container.
  static func current(asked: SourceLocation) -> Self {
    guard let container = ContainerReference.current.container else {
      stop(Messages.nothingBuilt, at: asked)
    }
    return Self(container: container, asked: asked)
  }

  /// The value of a key that a module binds, or the end of the program where none does.
  func bound<K: BindingKey>(_ key: K.Type, _ arguments: K.Arguments) throws(K.Failure) -> K.Value {
    guard let slot = container.slot(for: key) else { container.refuse(key, asked: asked) }
    return try slot.value(key, arguments, in: self)
  }

  /// The value of a key, where a module binds it.
  func ifBound<K: InjectionKey>(_ key: K.Type, _ arguments: K.Arguments) -> K.Value? {
    container.stopIfFaulty(asked: asked)
    return container.slot(for: key)?.value(key, arguments, in: self)
  }
}
