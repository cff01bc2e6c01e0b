import Foundation

/// What a hand-written observer is told: as much as one of the library, except for the texts, which are constants, and
/// the factory around this one.
struct Making {
  let id: UInt64
  let key: Any.Type
  let start: ContinuousClock.Instant
  let duration: Duration
  let thread: UInt64
}

/// A hand-written observer.
protocol MakingObserver: Sendable {
  func didMake(_ making: Making)
}

/// A factory with a hand-written observer.
final class ObservedByHand: Sendable {
  private let observer: any MakingObserver
  private let count = AtomicNumber()

  init(observer: any MakingObserver) { self.observer = observer }

  @inline(never)
  func make() -> any Service {
    let id = UInt64(count.add(1))
    let start = ContinuousClock.now
    let made = ServiceImpl()
    let making = Making(
      id: id,
      key: ServiceKey.self,
      start: start,
      duration: start.duration(to: .now),
      thread: Self.thread
    )
    observer.didMake(making)
    return made
  }

  /// The number of the current thread.
  private static var thread: UInt64 {
    #if canImport(Darwin)
    UInt64(UInt(bitPattern: pthread_self()))
    #else
    UInt64(pthread_self())
    #endif
  }
}
