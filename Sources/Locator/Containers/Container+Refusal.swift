// What stops the program where a container can't be read, or has nothing for a key.

extension Container {
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
