import Foundation

/// A value that threads change in turn.
///
/// Under a lock that ThreadSanitizer knows, which on Linux the standard library's mutex isn't.
///
/// Sendable: the value is touched under the lock alone.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value.
  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
