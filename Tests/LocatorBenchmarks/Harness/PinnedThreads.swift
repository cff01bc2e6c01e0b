import Foundation

#if !canImport(Darwin)
import Synchronization
#endif

/// Two threads that run at the same time, each pinned to its own processor if the platform supports it.
enum PinnedThreads {
  /// Whether the machine can run two threads at the same time.
  static var isPossible: Bool { ProcessInfo.processInfo.activeProcessorCount > 1 }

  /// Runs a closure on both threads at the same time.
  ///
  /// - Parameter body: The work of thread 0 and thread 1.
  /// - Returns: The time from the first start to the last end. It is disturbed if another program took a processor
  ///   away, because the threads may have run one after the other.
  static func time(_ body: @escaping @Sendable (_ thread: Int) -> Void) -> Timing {
    time({ $0 }, body)
  }

  /// Prepares work on each thread, which doesn't count, and then does it on both at the same time.
  static func time<Work>(
    _ prepare: @escaping @Sendable (_ thread: Int) -> Work,
    _ body: @escaping @Sendable (_ work: Work) -> Void
  ) -> Timing {
    let meeting = Meeting()
    let done = DispatchGroup()
    let spans = Spans()
    for number in 0..<2 {
      done.enter()
      Thread.detachNewThread {
        Processors.pin(toAllowed: number)
        let work = prepare(number)
        meeting.wait()
        let span = Span(of: { body(work) })
        spans.all.withLock { $0.append(span) }
        done.leave()
      }
    }
    done.wait()
    return spans.all.withLock { Span.timing(of: $0) }
  }

  /// Runs a loop on both threads at the same time, until one of them is done.
  ///
  /// If one thread is much faster than the other, the slower one would run alone at the end.
  ///
  /// - Parameters:
  ///   - turns: The number of iterations of the faster thread.
  ///   - loop: Runs a number of iterations.
  /// - Returns: The average time of a thread for this number of iterations, disturbed as above.
  static func time(
    _ turns: Int,
    _ loop: @escaping @Sendable (_ turns: Int) -> Void
  ) -> Timing {
    let isOver = AtomicNumber()
    let total = AtomicNumber()
    let time = time { _ in
      var left = turns
      while left > 0, isOver.value == 0 {
        let part = min(64, left)
        loop(part)
        left -= part
      }
      isOver.add(1)
      total.add(turns - left)
    }
    let share = 2 * Double(turns) / Double(total.value)
    return Timing(time.nanoseconds * share, isDisturbed: time.isDisturbed)
  }

  /// The time spans of the threads.
  private final class Spans: Sendable {
    let all = Mutex<[Span]>([])
  }
}

/// A barrier on which threads spin, without giving up their processors.
final class Meeting: Sendable {
  private let arrived = AtomicNumber()

  /// Waits until both threads have arrived this many times.
  func wait(_ times: Int = 1) {
    arrived.add(1)
    while arrived.value < 2 * times {}
  }
}
