extension Container {
  /// Creates a container that notifies a watch of reads that it doesn't answer, or that the root does.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules this one sees, too.
  ///   - watch: The watch.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules.
  package convenience init(
    parent: Container?,
    watch: EscapeWatch,
    fileID: StaticString,
    line: UInt,
    modules: () -> [AnyModule]
  ) {
    self.init(
      parent: parent,
      watch: watch,
      at: SourceLocation(fileID, line),
      AssemblyInclusion.readingEachOnce(modules)
    )
  }

  /// The current container, if a test watches it and it isn't a stand-in for the root.
  package static var watched: Container? {
    guard let container = ContainerReference.current.container, let watch = container.watch,
      !watch.standsInForRoot
    else { return nil }
    return container
  }

  /// Whether unbound keys have their test values.
  package var givesTestValues: Bool { watch?.givesTestValues == true }

  /// The report of the container's problems, if it has any.
  package var report: String? {
    problems.isEmpty ? nil : Messages.report(of: problems, in: self)
  }
}

extension Slot {
  /// Handles a read through a container that is closed or that a test watches.
  ///
  /// - Parameter context: The context of the read.
  /// - Returns: The context to read in instead, if it is another one.
  func redirect(_ context: ResolutionContext) -> ResolutionContext? {
    let container = context.container
    if container.isClosed { stopBecauseClosed(container, callSite: context.callSite) }
    // A watched container declares the modules of a test, so a read of them doesn't escape.
    guard let watch = container.watch, declaringContainer.watch == nil else { return nil }
    watch.notify(
      escape(in: container, callSite: context.callSite, standsInForRoot: watch.standsInForRoot)
    )
    // The stand-in's root makes the value, so that the watch isn't notified again of what the factory reads.
    guard watch.standsInForRoot, let root = container.parent else { return nil }
    return context.with(container: root)
  }

  /// Returns the escape of a read of this slot.
  private func escape(
    in container: Container,
    callSite: SourceLocation,
    standsInForRoot: Bool
  ) -> Escape {
    let definition = definition
    return Escape(of: definition.key, callSite: callSite) {
      standsInForRoot
        ? Messages.outside(definition, callSite: callSite)
        : Messages.answeredByRoot(definition, in: container, callSite: callSite)
    }
  }
}
