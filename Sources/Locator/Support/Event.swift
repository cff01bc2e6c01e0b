/// Something that one thread waits for and another one does.
package final class Event: Sendable {
  private let hasHappened = Locked(false)
  private let condition = Condition()

  package init() {}

  /// Lets those go on who wait.
  package func happen() {
    hasHappened.withLock { $0 = true }
    condition.wakeAll()
  }

  /// Waits until it has happened, or for about so many seconds.
  package func wait(seconds: Int) {
    var hasWaited = false
    hasHappened.wait { hasHappened in
      if hasHappened || hasWaited { return .over(()) }
      hasWaited = true
      return .until(condition, seconds: seconds)
    }
  }
}
