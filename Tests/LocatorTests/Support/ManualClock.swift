import LocatorTestSupport

/// A clock that stands still until a test moves it on.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let seconds = Counter()

  var now: Instant { Instant(offset: .seconds(seconds.count)) }
  var minimumResolution: Duration { .seconds(1) }

  func advance(by count: Int) { seconds.add(count) }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
