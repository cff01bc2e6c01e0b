// The checks of a container that stop the program: its modules have problems, it is closed, or a key is unbound.

extension Container {
  /// Stops the program if the modules of the container or of a parent have problems.
  func stopIfProblems(callSite: SourceLocation) {
    guard hasProblems, let first = ancestry.first(where: { !$0.problems.isEmpty }) else { return }
    stop(Messages.report(of: first.problems, in: first), at: callSite)
  }

  /// Stops the program if the container is closed.
  ///
  /// A read that finds a slot checks this there. Every other read calls this function, so that no kind of read skips
  /// the check.
  func stopIfClosed<K: BindingKey>(reading key: K.Type, callSite: SourceLocation) {
    guard isClosed else { return }
    if let slot = slots(ofAll: key.dependency.key).first {
      slot.stopBecauseClosed(self, callSite: callSite)
    }
    stop(Messages.closed(key, in: self, callSite: callSite), at: callSite)
  }

  /// Stops the program because a key is unbound.
  ///
  /// A closed container and problems in the modules come first: the key may be unbound only because of them.
  func refuse<K: BindingKey>(_ key: K.Type, callSite: SourceLocation) -> Never {
    stopIfClosed(reading: key, callSite: callSite)
    stopIfProblems(callSite: callSite)
    // Only the container of a preview that has built none has no location.
    if !location.isKnown { RootStandIn.refuse(key.dependency, callSite: callSite) }
    let message = Messages.unbound(key, in: self, callSite: callSite)
    watch?.notify(Escape(of: key, callSite: callSite, isFatal: true) { message })
    stop(message, at: callSite)
  }
}
