import Locator
import Synchronization

/// What somebody writes who needs no more: closures by the types of their keys.
///
/// A module of its own, as the library is, so that the optimizer makes no copy of it for each key.
public struct Factories {
  var all: [ObjectIdentifier: Any] = [:]

  public init() {}

  public mutating func register<K: InjectionKey>(
    _ key: K.Type, _ make: @escaping @Sendable (Factories, K.Arguments) -> K.Value
  ) { all[ObjectIdentifier(key)] = make }

  public mutating func register<K: InjectionKey>(
    onMain key: K.Type, _ make: @escaping @MainActor @Sendable (Factories) -> K.Value
  ) { all[ObjectIdentifier(key)] = make }

  public mutating func share<K: InjectionKey>(
    _ key: K.Type, _ make: @escaping @Sendable (Factories) -> K.Value
  ) where K.Value: Sendable { all[ObjectIdentifier(key)] = Shared(make: make) }

  public mutating func share<K: InjectionKey>(
    onMain key: K.Type, _ make: @escaping @MainActor @Sendable (Factories) -> K.Value
  ) { all[ObjectIdentifier(key)] = SharedOnMain(make: make) }

  public func value<K: InjectionKey>(_ key: K.Type) -> K.Value where K.Arguments == Void, K.Value: Sendable {
    switch all[ObjectIdentifier(key)] {
    case let shared as Shared<K.Value>: shared.value(self)
    case let make as @Sendable (Factories, Void) -> K.Value: make(self, ())
    default: fatalError("No factory for \(key).")
    }
  }
}

/// A factory whose instance is kept.
final class Shared<Value: Sendable>: Sendable {
  let make: @Sendable (Factories) -> Value
  let instance = Mutex<Value?>(nil)

  init(make: @escaping @Sendable (Factories) -> Value) { self.make = make }

  func value(_ all: Factories) -> Value {
    if let value = instance.withLock({ $0 }) { return value }
    let made = make(all)
    return instance.withLock { if $0 == nil { $0 = made }; return $0! }
  }
}

/// The same, of the main actor.
@MainActor final class SharedOnMain<Value> {
  let make: @MainActor @Sendable (Factories) -> Value
  var instance: Value?

  nonisolated init(make: @escaping @MainActor @Sendable (Factories) -> Value) { self.make = make }
}
