import Synchronization

/// Notifies a test of reads that leave its container.
package final class TestWatch: Sendable {
  let givesTestValues: Bool
  private let handler: @Sendable (Escape) -> Void

  package init(givesTestValues: Bool = false, _ handler: @escaping @Sendable (Escape) -> Void) {
    self.givesTestValues = givesTestValues
    self.handler = handler
  }

  func notify(_ escape: Escape) { handler(escape) }
}

/// A read that leaves the container of a test.
package struct Escape: Sendable {
  package let key: Any.Type?

  /// Whether the program stops after it.
  package let isFatal: Bool

  private let callSite: SourceLocation
  private let text: @Sendable () -> String

  init(
    of key: Any.Type?,
    _ callSite: SourceLocation,
    isFatal: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) {
    self.key = key
    self.isFatal = isFatal
    self.callSite = callSite
    self.text = text
  }

  package var message: String { text() }

  package var location: (fileID: String, line: Int)? {
    callSite.isKnown ? ("\(callSite.fileID)", Int(callSite.line)) : nil
  }
}

/// The watch of the root, while tests have containers of their own.
package enum RootWatch {
  private static let state = Locked<(watch: TestWatch?, count: Int)>((nil, 0))
  private static let begun = Atomic(false)

  /// Whether the root was ever watched, so that no read of it takes the fast path.
  static var hasBegun: Bool { begun.load(ordering: .sequentiallyConsistent) }

  /// Begins to watch the root, as often as ``end()`` is called.
  package static func begin(_ watch: TestWatch) {
    state.withLock { state in
      state.watch = watch
      state.count += 1
    }
    if !begun.exchange(true, ordering: .sequentiallyConsistent) { Root.watchAll() }
  }

  package static func end() {
    state.withLock { state in
      state.count -= 1
      if state.count == 0 { state.watch = nil }
    }
  }

  static func notify(_ escape: Escape) { state.withLock { $0.watch }?.notify(escape) }
}

extension Slot {
  /// Notes a read that leaves the container of a test.
  func noteEscape(in context: ResolutionContext) {
    guard container.watch == nil, !context.container.state.isPlain else { return }
    let (definition, callSite) = (definition, context.callSite)
    if let watch = context.container.watch {
      let test = context.container
      watch.notify(
        Escape(of: definition.key, callSite) {
          Messages.answeredByRoot(definition, in: test, callSite: callSite)
        }
      )
    } else if context.container.isRoot, context.graph == nil, ThreadActivity.isIdle,
      TaskActivity.current?.running == nil
    {
      RootWatch.notify(
        Escape(of: definition.key, callSite) { Messages.outside(definition, callSite: callSite) }
      )
    }
  }
}

extension Container {
  /// Creates the container of a test.
  package convenience init(
    parent: Container?,
    watch: TestWatch,
    fileID: StaticString,
    line: UInt,
    modules: () -> [AnyModule]
  ) {
    self.init(parent: parent, watch: watch, at: SourceLocation(fileID, line), modules())
  }

  /// The container of the test that runs, if it has one.
  package static var watched: Container? {
    guard let container = ContainerReference.current.container, container.watch != nil else {
      return nil
    }
    return container
  }

  package var givesTestValues: Bool { watch?.givesTestValues == true }

  /// The report of the container's problems, if it has some.
  package var report: String? {
    problems.isEmpty ? nil : Messages.report(of: problems.map(\.message), at: location)
  }
}
