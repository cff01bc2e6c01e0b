// Messages about reads of closed containers.

extension Messages {
  /// Describes a read of a module whose container is closed, or a read through a closed container.
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

  /// Describes a read of an unbound key through a closed container.
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
    let standsInForRoot = container.watch?.standsInForRoot == true
    if container.state.isClosedFromBeginning, !standsInForRoot, let parent = container.parent {
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
