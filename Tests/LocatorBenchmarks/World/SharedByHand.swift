#if !canImport(Darwin)
import Synchronization
#endif

// Instances that all threads share, and that can be dropped, in hand-written code.

/// An instance that the first reader creates, on any thread, and that can be dropped.
final class DroppableByHand: Sendable {
  private let instance = Mutex<(any Service)?>(nil)
  private let make: @Sendable () -> any Service

  init(make: @escaping @Sendable () -> any Service) {
    self.make = make
  }

  @inline(never)
  func read() -> any Service {
    instance.withLock { instance in
      if let instance { return instance }
      let made = make()
      instance = made
      return made
    }
  }

  func drop() { instance.withLock { $0 = nil } }
}

/// An object that is shared as long as it has a holder, and made anew then.
final class WeakByHand: Sendable {
  private struct Instance {
    weak var object: ServiceImpl?
  }

  private let instance = Mutex(Instance())

  @inline(never)
  func read() -> any Service {
    instance.withLock { instance in
      if let object = instance.object { return object }
      let made = ServiceImpl()
      instance.object = made
      return made
    }
  }

  /// Returns the object if it exists, and makes none.
  @inline(never)
  func existing() -> (any Service)? { instance.withLock { $0.object } }
}

/// An instance that is shared for a while, and made anew then.
final class ExpiringByHand: Sendable {
  private struct Instance {
    let service: any Service
    let end: ContinuousClock.Instant
  }

  private let instance = Mutex<Instance?>(nil)
  private let duration: Duration
  private let make: @Sendable () -> any Service

  init(after duration: Duration, make: @escaping @Sendable () -> any Service) {
    self.duration = duration
    self.make = make
  }

  @inline(never)
  func read() -> any Service {
    instance.withLock { instance in
      if let instance, .now < instance.end { return instance.service }
      let made = make()
      instance = Instance(service: made, end: .now + duration)
      return made
    }
  }
}
