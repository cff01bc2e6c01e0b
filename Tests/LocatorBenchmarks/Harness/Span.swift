#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The time span of a thread's work, and how much of it the thread ran.
struct Span {
  /// The start, in nanoseconds of an arbitrary clock.
  let start: Double

  /// The end, on the same clock.
  let end: Double

  /// The processor time in nanoseconds.
  let worked: Double

  /// Returns the time from the first start to the last end, disturbed if a thread was interrupted, or if the
  /// threads didn't run at the same time.
  static func timing(of spans: [Span]) -> Timing {
    let firstStart = spans.map(\.start).min() ?? 0
    let lastStart = spans.map(\.start).max() ?? 0
    let firstEnd = spans.map(\.end).min() ?? 0
    let time = (spans.map(\.end).max() ?? 0) - firstStart
    let worked = spans.allSatisfy { $0.worked > 0.9 * ($0.end - $0.start) }
    return Timing(time, isDisturbed: !worked || firstEnd - lastStart < 0.8 * time)
  }
}

extension Span {
  /// Measures a function on this thread.
  init(of body: () -> Void) {
    let before = (Self.time(CLOCK_MONOTONIC), Self.time(CLOCK_THREAD_CPUTIME_ID))
    body()
    let after = (Self.time(CLOCK_MONOTONIC), Self.time(CLOCK_THREAD_CPUTIME_ID))
    self.init(start: before.0, end: after.0, worked: after.1 - before.1)
  }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
