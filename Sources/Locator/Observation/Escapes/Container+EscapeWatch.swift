extension Container {
  /// Makes a container that tells about what it doesn't answer, or the root does.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules this one sees, too.
  ///   - watch: What is told.
  ///   - fileID: The file that the container is written in.
  ///   - line: The line that the container is written on.
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

  /// The container that code here reads, if somebody watches it and there is one but the root.
  package static var watched: Container? {
    guard let container = ContainerReference.current.container, let watch = container.watch,
      !watch.isOutside
    else { return nil }
    return container
  }

  /// What is wrong with the modules of the container, if anything.
  package var report: String? {
    problems.isEmpty ? nil : Messages.report(of: problems, in: self)
  }
}

extension Slot {
  /// Does what a read through a container that isn't plain takes: it may be closed, or somebody watches it.
  ///
  /// - Parameter context: Where the slot is read.
  /// - Returns: Where to read it instead, if that is another place.
  func redirect(_ context: ResolutionContext) -> ResolutionContext? {
    let container = context.container
    if container.lifecycle.isClosed { stopBecauseClosed(container, callSite: context.callSite) }
    // What a watched container declares is what a test has bound.
    guard let watch = container.watch, declaringContainer.watch == nil else { return nil }
    watch.tell(escape(in: container, callSite: context.callSite, isOutside: watch.isOutside))
    // It stands for the root, which makes the value, so that nothing of it is told again.
    guard watch.isOutside, let root = container.parent else { return nil }
    return context.with(container: root)
  }

  /// A read of the slot that its container didn't expect.
  private func escape(
    in container: Container,
    callSite: SourceLocation,
    isOutside: Bool
  ) -> Escape {
    let definition = definition
    return Escape(of: definition.key, callSite: callSite) {
      isOutside
        ? Messages.outside(definition, callSite: callSite)
        : Messages.answeredByRoot(definition, in: container, callSite: callSite)
    }
  }
}
