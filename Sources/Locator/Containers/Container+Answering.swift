// What a container has for a key, and what it says where it has nothing.
extension Container {
  /// The slot of the module of a key that has a name.
  func slot<K: BindingKey>(for key: K.Type, name: String, asked: SourceLocation) -> Slot? {
    stopIfClosed(reading: key, asked: asked)
    stopIfFaulty(asked: asked)
    return slot(for: key, named: name)
  }

  /// The modules that answer a need here.
  package func answers(to need: Dependency) -> [Slot] {
    switch need.kind {
    case .required, .optional: slot(for: need.key).map { [$0] } ?? []
    case .all: slots(ofAll: need.key)
    case .unknown: []
    }
  }

  /// Whether there is what a dependency asks for, here or in a parent.
  func satisfies(_ dependency: Dependency) -> Bool {
    switch (dependency.kind, dependency.composition) {
    case (.required, _): slot(for: dependency.key) != nil || dependency.hasDefault
    case (.all, .map): slots(ofAll: dependency.key).contains { $0.binding.modifiers?.name != nil }
    case (.all, _): !slots(ofAll: dependency.key).isEmpty
    case (.optional, _), (.unknown, _): true
    }
  }

  /// Stops the program if there are faults in the modules of the container or of a parent.
  func stopIfFaulty(asked: SourceLocation) {
    guard isFaulty, let first = ancestry.first(where: { !$0.faults.isEmpty }) else { return }
    stop(Messages.report(of: first.faults, in: first), at: asked)
  }

  /// Stops the program if the container is closed.
  ///
  /// Who finds a slot asks that. All else asks here, so that no way of reading passes over it.
  func stopIfClosed<K: BindingKey>(reading key: K.Type, asked: SourceLocation) {
    guard life.isClosed else { return }
    if let slot = slots(ofAll: key.dependency.key).first {
      slot.stopBecauseClosed(self, asked: asked)
    }
    stop(Messages.closed(key, in: self, asked: asked), at: asked)
  }

  /// Stops the program because nothing is bound to a key.
  func refuse<K: BindingKey>(_ key: K.Type, asked: SourceLocation) -> Never {
    stopIfClosed(reading: key, asked: asked)
    stopIfFaulty(asked: asked)
    let message = Messages.unbound(key, in: self, asked: asked)
    watch?.tell(Escape(of: key, asked: asked, isFatal: true) { message })
    stop(message, at: asked)
  }
}
