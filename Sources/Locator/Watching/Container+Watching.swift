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
    watch: ReadWatch,
    fileID: StaticString,
    line: UInt,
    modules: () -> [AnyModule]
  ) {
    self.init(
      parent: parent,
      watch: watch,
      at: SourceLocation(fileID, line),
      Inclusion.readingEachOnce(modules)
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
    faults.isEmpty ? nil : Messages.report(of: faults, in: self)
  }
}

extension Slot {
  /// Does what a read through a container that isn't plain takes: it may be closed, or somebody watches it.
  ///
  /// - Parameter context: Where the slot is read.
  /// - Returns: Where to read it instead, if that is another place.
  func attend(to context: ResolutionContext) -> ResolutionContext? {
    let container = context.container
    if container.life.isClosed { stopBecauseClosed(container, asked: context.asked) }
    // What a watched container declares is what a test has bound.
    guard let watch = container.watch, declaringContainer.watch == nil else { return nil }
    watch.tell(escape(in: container, asked: context.asked, isOutside: watch.isOutside))
    // It stands for the root, which makes the value, so that nothing of it is told again.
    guard watch.isOutside, let root = container.parent else { return nil }
    return context.asked(in: root)
  }

  /// A read of the slot that its container didn't expect.
  private func escape(
    in container: Container,
    asked: SourceLocation,
    isOutside: Bool
  ) -> Escape {
    let binding = binding
    return Escape(of: binding.key, asked: asked) {
      isOutside
        ? Messages.outside(binding, asked: asked)
        : Messages.answeredByRoot(binding, in: container, asked: asked)
    }
  }
}
