import Locator

/// A key that stands for a number, so that there are as many as a test likes.
protocol CountedKey: InjectionKey, SendableMetatype
where Value == Int, Arguments == Void, _Form == BindableKey {}

/// The key of a number: a bit, and the bits before it.
private enum BitsKey<Bits, Bit>: CountedKey { typealias Value = Int }
private enum Zero {}
private enum One {}

/// Keys that the runtime makes, one for each number.
func countedKeys(_ numbers: Range<Int>) -> [any CountedKey.Type] {
  func key<Bits>(_ number: Int, _ count: Int, after bits: Bits.Type) -> any CountedKey.Type {
    switch (number & 1, count) {
    case (0, 1): BitsKey<Bits, Zero>.self
    case (_, 1): BitsKey<Bits, One>.self
    case (0, _): key(number >> 1, count - 1, after: BitsKey<Bits, Zero>.self)
    default: key(number >> 1, count - 1, after: BitsKey<Bits, One>.self)
    }
  }
  return numbers.map { key($0, 14, after: Never.self) }
}

/// The key of a number with three digits.
private enum DigitsKey<First, Second, Third>: CountedKey { typealias Value = Int }

/// As many keys with short names, 17,576 at the most.
func shortKeys(_ count: Int) -> [any CountedKey.Type] {
  func key<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> any CountedKey.Type {
    DigitsKey<A, B, C>.self
  }
  let digits: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Float.self, Double.self, Bool.self, Character.self, String.self,
    Substring.self, StaticString.self, Duration.self, Unicode.Scalar.self, Never.self,
    ContinuousClock.self, SuspendingClock.self, AnyHashable.self, ObjectIdentifier.self,
    Hasher.self,
    SystemRandomNumberGenerator.self,
  ]
  let base = digits.count
  var keys: [any CountedKey.Type] = []
  for number in 0..<count {
    let first: Any.Type = digits[number / (base * base)]
    let second: Any.Type = digits[number / base % base]
    let third: Any.Type = digits[number % base]
    keys.append(key(first, second, third))
  }
  return keys
}

/// A module of a key.
func countedModule<K: CountedKey>(
  _ key: K.Type,
  scope: Scope<Int> = .transient,
  _ number: Int = 0
) -> AnyModule {
  AnyModule(Module(key, scope: scope) { number })
}

/// A module of a key that needs others.
func countedModule(
  _ key: any CountedKey.Type,
  scope: Scope<Int> = .transient,
  needs first: any CountedKey.Type,
  _ second: any CountedKey.Type
) -> AnyModule {
  func opened<K: CountedKey, A: CountedKey, B: CountedKey>(
    _ key: K.Type,
    _ first: A.Type,
    _ second: B.Type
  ) -> AnyModule {
    AnyModule(Module(key, scope: scope, needs: first, second) { $0 + $1 })
  }
  return opened(key, first, second)
}

/// A module of a key that needs another one.
func countedModule(
  _ key: any CountedKey.Type,
  scope: Scope<Int> = .transient,
  needs other: any CountedKey.Type
) -> AnyModule {
  func opened<K: CountedKey, Other: CountedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule {
    AnyModule(Module(key, scope: scope, needs: other) { $0 })
  }
  return opened(key, other)
}

/// A module of a key whose hook needs another one.
func countedModule(
  _ key: any CountedKey.Type,
  scope: Scope<Int>,
  _ number: Int = 0,
  hookNeeding other: any CountedKey.Type
) -> AnyModule {
  func opened<K: CountedKey, Other: CountedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule {
    AnyModule(Module(key, scope: scope) { number }.onCreate(needs: other) { _, _ in })
  }
  return opened(key, other)
}

extension Container {
  /// The value of a numbered key, if it is bound.
  func number<K: CountedKey>(of key: K.Type) -> Int? { self[K?.self] }
}
