import Foundation

/// A value that threads change in turn.
///
/// Under a lock that ThreadSanitizer knows, which on Linux the standard library's mutex isn't. That one needs macOS 15
/// and iOS 18, too.
///
/// Sendable: the value is touched under the lock alone.
public final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  /// Guards a value.
  public init(_ value: Value) { stored = value }

  /// The value.
  public var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value.
  @discardableResult
  public func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}
