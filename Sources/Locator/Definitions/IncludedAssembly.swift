import _LocatorRecords

/// An assembly of a container, which is notified when the container is built.
@safe
struct IncludedAssembly: Sendable {
  /// The assembly.
  ///
  /// Safe: its list was read where the conformance allows it, and ``isUsableHere`` checks that for the second use.
  private nonisolated(unsafe) let assembly: any Assembly

  init(_ assembly: any Assembly) { unsafe self.assembly = assembly }

  /// The type of the assembly.
  var type: Any.Type { unsafe Swift.type(of: assembly) }

  /// Notifies the assembly that a container is built, on the main actor if its conformance is isolated.
  func containerDidBuild(_ container: Container) {
    if isUsableHere {
      unsafe assembly.containerDidBuild(container)
    } else {
      Task { @MainActor in
        if isUsableHere { unsafe assembly.containerDidBuild(container) }
      }
    }
  }

  /// Whether the calling code may use the assembly: the conformance isn't isolated, or the code is on the main actor.
  private var isUsableHere: Bool {
    let type = unsafe ConformingAssembly(type: Swift.type(of: assembly))
    let isIsolated = ConformanceDescriptor(ofMetatypeIn: type)?.isIsolated
    if isIsolated == false, Isolation.isFlagTrusted { return true }
    // The runtime casts only on the actor of the conformance, which may be another one. An older runtime always casts.
    guard MainActorCheck.isOnMainActor else { return false }
    return unsafe (assembly as Any) is any Assembly
  }
}

/// An assembly's type with its conformance.
private struct ConformingAssembly {
  let type: any Assembly.Type
}
