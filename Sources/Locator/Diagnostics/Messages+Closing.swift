// What there is to say about reads of what is closed.

extension Messages {
  /// A read of a module whose container, or the one that was asked, is closed.
  static func closed(
    _ definition: ModuleDefinition,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    guard definition.isOfMembers else {
      return closed(
        "\(definition.title) (\(definition.location)) was read after its container was closed.",
        "read it",
        in: container,
        callSite: callSite
      )
    }
    return closed(
      "\(definition.title) was used after its container was closed (\(definition.location)).",
      "inject",
      in: container,
      callSite: callSite
    )
  }

  /// A read, through a container that is closed, of a key that nothing is bound to.
  static func closed<K: BindingKey>(
    _ key: K.Type,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let dependency = key.dependency
    let name = dependency.isDeferred ? "\(key)" : dependency.spelling
    return closed(
      "'\(name)' was read after its container (\(container.location)) was closed.",
      "read it",
      in: container,
      callSite: callSite
    )
  }

  /// An injection into an object that nothing injects into, by a container that is closed.
  static func closed(
    membersOf object: AnyClass,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    closed(
      "'\(object)' was injected into after its container (\(container.location)) was closed.",
      "inject",
      in: container,
      callSite: callSite
    )
  }

  private static func closed(
    _ what: String,
    _ act: String,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    var lines = [what] + context(callSite)
    // What stands for the root says what the root does.
    let isOutside = container.watch?.isOutside == true
    if container.lifecycle.isClosedFromBeginning, !isOutside, let parent = container.parent {
      lines += [
        "- The container at \(container.location) was made from one that was closed already "
          + "(\(parent.location)).",
        "- To fix it, make it from a container that isn't closed.",
      ]
    } else {
      lines.append("- To fix it, \(act) before 'close()', or make another container.")
    }
    return lines.joined(separator: "\n")
  }
}
