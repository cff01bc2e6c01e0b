import Locator

/// A one-time event that threads can wait for.
final class Event: Sendable {
  private let hasHappened = Locked(false)
  private let condition = Condition()

  init() {}

  /// Records that the event has happened, and wakes the waiting threads.
  func happen() {
    hasHappened.withLock { $0 = true }
    condition.wakeAll()
  }

  /// Waits until the event has happened, or for about a number of seconds.
  func wait(seconds: Int) {
    var hasWaited = false
    hasHappened.wait { hasHappened in
      if hasHappened || hasWaited { return .over(()) }
      hasWaited = true
      return .until(condition, seconds: seconds)
    }
  }
}
