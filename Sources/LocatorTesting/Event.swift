import Locator

/// A one-time event that threads can wait for.
final class Event: Sendable {
  private let hasHappened = Locked(false)

  init() {}

  /// Records that the event has happened, and wakes the waiting threads.
  func happen() {
    hasHappened.withLock { $0 = true }
    hasHappened.wakeAll()
  }

  /// Waits until the event has happened, or for about a number of seconds.
  func wait(seconds: Int) {
    var hasWaited = false
    hasHappened.wait(seconds: seconds) { hasHappened -> Void? in
      defer { hasWaited = true }
      return hasHappened || hasWaited ? () : nil
    }
  }
}
