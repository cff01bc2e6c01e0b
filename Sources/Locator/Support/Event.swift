/// Something that one thread waits for and another one does.
///
/// Sendable: what changes is touched under the lock alone.
package final class Event: @unchecked Sendable {
  private let lock = Lock()
  private let signal = Signal()
  private var hasHappened = false

  package init() {}

  /// Lets those go on who wait.
  package func happen() {
    lock.withLock { hasHappened = true }
    signal.wakeAll()
  }

  /// Waits until it has happened, or for about so many seconds.
  package func wait(seconds: Int) {
    lock.withLock {
      if !hasHappened { signal.wait(under: lock, seconds: seconds) }
    }
  }
}
