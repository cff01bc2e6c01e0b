// Messages about reads of closed containers.

extension Messages {
  /// Describes a read of a module whose container is closed, or a read through a closed container.
  static func closed(
    _ definition: Definition,
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

  /// Describes a read of an unbound key through a closed container.
  static func closed<K: BindingKey>(
    _ key: K.Type,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    closed(
      "'\(key)' was read after its container (\(container.location)) was closed.",
      "read it",
      in: container,
      callSite: callSite
    )
  }

  /// Describes an injection by a closed container into an object without members.
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
    // A container that stands in for the root has the message of the root.
    if container.state.isClosedFromBeginning, let parent = container.parent {
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

  /// A close takes long.
  static func longClose(_ location: SourceLocation) -> String {
    """
    The container at \(location) has been closing for \(patience) seconds. Look at what its '.onClose' hooks wait for: \
    two containers whose hooks close each other never end.
    """
  }
}
