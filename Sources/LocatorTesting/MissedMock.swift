import Locator

/// A module of a layer, which `withContainer` makes inside of a test, that doesn't reach a reader.
///
/// The reader may be an object that was made outside of the layer, or a shared instance of the test's container.
struct MissedMock {
  /// The key that the layer binds.
  let key: Any.Type
  let layer: Container

  /// Finds what code in the current container expects to read instead of a module, or as one of its needs.
  init?(of slot: Slot, in container: Container, current: Container?) {
    let reader =
      [current ?? container].first { $0.ancestry.contains { $0 === container } } ?? container
    let layers = reader.ancestry.drop { $0 !== slot.container }.dropFirst().filter(\.isLayer)
    guard !layers.isEmpty else { return nil }
    if let layer = layers.last(where: { $0.declarations.position(as: slot.definition) != nil }) {
      self.init(key: slot.definition.key, layer: layer)
    } else if slot.definition.lifetime.isShared {
      self.init(amongNeedsOf: slot, in: layers)
    } else {
      return nil
    }
  }

  private init(key: Any.Type, layer: Container) { (self.key, self.layer) = (key, layer) }

  /// Finds a need of a shared instance, direct or through others.
  private init?(amongNeedsOf slot: Slot, in layers: [Container]) {
    var (open, known) = ([slot], Set([ObjectIdentifier(slot)]))
    while let slot = open.popLast() {
      for need in slot.needs {
        let answer = layers.last { !$0.declarations.matches(of: need, below: nil).isEmpty }
        if let answer {
          self.init(key: need.key, layer: answer)
          return
        }
        for next in slot.container.matches(of: need.key, need.kind)
        where known.insert(ObjectIdentifier(next)).inserted {
          open.append(next)
        }
      }
    }
    return nil
  }
}

extension Slot {
  fileprivate var needs: [KeyDependency] {
    container.declarations.needsOfFactory(of: definition) + definition.hookNeeds
  }
}

extension TestRun {
  /// Notes a read that doesn't get what a layer binds.
  func look(
    _ slot: Slot, _ container: Container, _ current: Container?, _ callSite: Locator.SourceLocation
  ) {
    guard let mock = MissedMock(of: slot, in: container, current: current) else { return }
    note(
      (
        slot.definition.key, callSite, false,
        { Messages.missed(mock, by: slot.definition, callSite) }
      ))
  }
}

extension Messages {
  fileprivate static func missed(
    _ mock: MissedMock, by definition: Definition, _ callSite: Locator.SourceLocation
  ) -> String {
    let layer = "the 'withContainer' at \(mock.layer.location)"
    let isRead = mock.key == definition.key
    return read(
      isRead
        ? "'\(mock.key)' was read by an object that was made outside of \(layer), which binds it."
        : "\(definition.title) (\(definition.location)) is shared by all of the test, and so it can't see the "
          + "'\(mock.key)' that \(layer) binds.",
      at: callSite,
      fix: "bind '\(mock.key)' in the test's '.container'"
        + (isRead ? ", or make the object inside of the closure." : ".")
    )
  }
}
