import Foundation
import Synchronization

/// Two threads that do something at the same time, each on a processor of its own where the platform lets
/// us choose.
enum PinnedThreads {
  /// Whether the machine can run two threads at the same time.
  static var isPossible: Bool { ProcessInfo.processInfo.activeProcessorCount > 1 }

  /// Runs a closure on both threads at the same time.
  ///
  /// - Parameter body: What thread 0 and thread 1 do.
  /// - Returns: The time from the start to the end of the later one, disturbed if another program took a
  ///   processor away meanwhile: the threads may have run one after the other.
  static func time(_ body: @escaping @Sendable (_ thread: Int) -> Void) -> Timing {
    let meeting = Meeting()
    let done = DispatchGroup()
    let spans = Spans()
    for number in 0..<2 {
      done.enter()
      Thread.detachNewThread {
        Processors.pin(toAllowed: number)
        meeting.wait()
        let span = Span(of: { body(number) })
        spans.all.withLock { $0.append(span) }
        done.leave()
      }
    }
    done.wait()
    return spans.all.withLock { Span.timing(of: $0) }
  }

  /// Runs a loop on both threads at the same time, until one of them is through.
  ///
  /// One may get on much better than the other, and then it would be alone at the end.
  ///
  /// - Parameters:
  ///   - turns: How many turns the faster thread makes.
  ///   - loop: Makes so many turns.
  /// - Returns: The time that a thread needed for so many turns on average, disturbed as above.
  static func time(
    _ turns: Int,
    _ loop: @escaping @Sendable (_ turns: Int) -> Void
  ) -> Timing {
    let isOver = Atomic(false)
    let total = Atomic(0)
    let time = time { _ in
      var left = turns
      while left > 0, !isOver.load(ordering: .relaxed) {
        let part = min(64, left)
        loop(part)
        left -= part
      }
      isOver.store(true, ordering: .relaxed)
      total.add(turns - left, ordering: .relaxed)
    }
    let share = 2 * Double(turns) / Double(total.load(ordering: .acquiring))
    return Timing(time.nanoseconds * share, isDisturbed: time.isDisturbed)
  }

  /// The times of the threads.
  private final class Spans: Sendable {
    let all = Mutex<[Span]>([])
  }
}

/// Where threads wait for each other without giving up their processors.
final class Meeting: Sendable {
  private let arrived = Atomic(0)

  /// Waits until both threads have come so often.
  func wait(_ times: Int = 1) {
    arrived.add(1, ordering: .acquiringAndReleasing)
    while arrived.load(ordering: .acquiring) < 2 * times {}
  }
}
