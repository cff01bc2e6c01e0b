// This file hasn't been compiled or run yet.

#if canImport(Darwin)
import os

/// The mutex of older systems: that of `Synchronization` needs macOS 15.
struct Mutex<Value>: ~Copyable, Sendable {
  private let lock: OSAllocatedUnfairLock<Value>

  init(_ value: sending Value) { lock = OSAllocatedUnfairLock(uncheckedState: value) }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLockUnchecked(body)
  }
}
#endif
