// What a container has for a key, and what it says where it has nothing.
extension Container {
  /// The slot of the module of a key that has a name.
  func slot<K: BindingKey>(for key: K.Type, name: String, callSite: SourceLocation) -> Slot? {
    stopIfClosed(reading: key, callSite: callSite)
    stopIfProblems(callSite: callSite)
    return slot(for: key, named: name)
  }

  /// Stops the program if there are problems in the modules of the container or of a parent.
  func stopIfProblems(callSite: SourceLocation) {
    guard hasProblems, let first = ancestry.first(where: { !$0.problems.isEmpty }) else { return }
    stop(Messages.report(of: first.problems, in: first), at: callSite)
  }

  /// Stops the program if the container is closed.
  ///
  /// Who finds a slot asks that. All else asks here, so that no way of reading passes over it.
  func stopIfClosed<K: BindingKey>(reading key: K.Type, callSite: SourceLocation) {
    guard lifecycle.isClosed else { return }
    if let slot = slots(ofAll: key.dependency.key).first {
      slot.stopBecauseClosed(self, callSite: callSite)
    }
    stop(Messages.closed(key, in: self, callSite: callSite), at: callSite)
  }

  /// Stops the program because nothing is bound to a key.
  func refuse<K: BindingKey>(_ key: K.Type, callSite: SourceLocation) -> Never {
    stopIfClosed(reading: key, callSite: callSite)
    stopIfProblems(callSite: callSite)
    let message = Messages.unbound(key, in: self, callSite: callSite)
    watch?.tell(Escape(of: key, callSite: callSite, isFatal: true) { message })
    stop(message, at: callSite)
  }
}

extension Container {
  /// Where a call resolves.
  @usableFromInline
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    ResolutionContext(container: self, callSite: SourceLocation(fileID, line))
  }
}
