import Foundation
import LocatorTestSupport

/// Runs a closure on threads that start at the same time, and waits for them for five minutes at the most.
///
/// Threads of their own, because tasks would share two, and a hang has to fail and not to hang.
func onThreads(
  _ count: Int,
  stackSize: Int = 1 << 20,
  _ body: @escaping @Sendable (Int) -> Void
) {
  let start = Barrier(count)
  let done = DispatchGroup()
  for number in 0..<count {
    done.enter()
    let thread = Thread {
      start.wait()
      body(number)
      done.leave()
    }
    thread.stackSize = stackSize
    thread.start()
  }
  guard done.wait(timeout: .now() + 300) == .success else {
    fatalError("The threads hang.")
  }
}

/// Runs a closure on threads, as ``onThreads(_:stackSize:_:)`` does, and lets the task that waits for them go elsewhere.
func besideThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      onThreads(count, body)
      continuation.resume()
    }
  }
}

/// Lets other threads run first, as often as a test's seed says, so that they meet in another order each time.
func yieldThread(times: Int) {
  for _ in 0..<times { sched_yield() }
}

/// Lets threads go on when all of them have come.
final class Barrier: Sendable {
  private let condition = NSCondition()
  private let missing: Counter

  /// The number of threads that have to come.
  private let count: Int

  init(_ count: Int) {
    self.count = count
    missing = Counter()
  }

  /// Waits for the others, for five minutes at the most.
  func wait() {
    condition.lock()
    defer { condition.unlock() }
    if missing.next() == count { condition.broadcast() }
    let limit = Date(timeIntervalSinceNow: 300)
    while missing.count < count {
      guard condition.wait(until: limit) else { fatalError("The barrier waits for ever.") }
    }
  }
}
