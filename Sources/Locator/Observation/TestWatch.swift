/// Notifies a test of reads that leave its container.
package final class TestWatch: Sendable {
  /// A read that leaves the container of a test, and whether the program stops after it.
  package typealias Escape = (
    key: Any.Type?, callSite: SourceLocation, isFatal: Bool, message: @Sendable () -> String
  )

  let givesTestValues: Bool
  let notify: @Sendable (Escape) -> Void

  /// Looks at a read of a module of the test: its slot, the container that is read, and the reader's current container.
  package typealias Look = @Sendable (Slot, Container, Container?, SourceLocation) -> Void
  let look: Look

  package init(
    givesTestValues: Bool = false, look: @escaping Look = { _, _, _, _ in },
    _ notify: @escaping @Sendable (Escape) -> Void
  ) {
    (self.givesTestValues, self.look, self.notify) = (givesTestValues, look, notify)
  }
}

extension TestWatch {
  private static let root = Locked<(watch: TestWatch?, count: Int)>((nil, 0))

  /// The watch of the root, while tests have containers of their own.
  static var ofRoot: TestWatch? { root.withLock { $0.watch } }

  /// Begins to watch the root, as often as ``endWatchingRoot()`` is called.
  package func beginWatchingRoot() {
    Self.root.withLock { $0 = (self, $0.count + 1) }
    Root.watchAll()
  }

  package static func endWatchingRoot() {
    root.withLock { $0 = ($0.count == 1 ? nil : $0.watch, $0.count - 1) }
  }
}

extension Slot {
  func noteEscape(in context: ResolutionContext) {
    guard !context.container.isPlain else { return }
    let (definition, callSite) = (definition, context.callSite)
    if let watch = container.watch {
      return watch.look(self, context.container, ContainerReference.current.container, callSite)
    }
    if let watch = context.container.watch {
      let test = context.container
      let message = { @Sendable in
        Messages.answeredByRoot(definition, in: test, callSite: callSite)
      }
      watch.notify((definition.key, callSite, false, message))
    } else if context.container.isRoot, context.graph == nil, ThreadActivity.isIdle,
      TaskActivity.current?.isOfFactory != true
    {
      let message = { @Sendable in Messages.outside(definition, callSite: callSite) }
      TestWatch.ofRoot?.notify((definition.key, callSite, false, message))
    }
  }
}

extension Container {
  var givesTestValues: Bool { watch?.givesTestValues == true }

  /// Whether it is the container of a test, and not one inside of the test.
  var isOfTest: Bool { watch != nil && parent?.watch == nil }

  package var report: String? {
    problems.isEmpty ? nil : Messages.report(of: problems.map(\.message), at: location)
  }
}
