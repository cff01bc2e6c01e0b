import Locator
import Testing

/// Keys that the runtime makes, one for each number: each digit is a type.
private enum DigitsKey<Tens, Ones>: NumberedKey { typealias Value = Int }

private protocol NumberedKey: InjectionKey, SendableMetatype
where Value == Int, Arguments == Void, _Form == BindableKey {}

private protocol Digit: SendableMetatype {}
private enum Zero: Digit {}
private enum One: Digit {}
private enum Two: Digit {}
private enum Three: Digit {}
private enum Four: Digit {}
private enum Five: Digit {}
private enum Six: Digit {}
private enum Seven: Digit {}
private enum Eight: Digit {}
private enum Nine: Digit {}

private let digits: [any Digit.Type] = [
  Zero.self, One.self, Two.self, Three.self, Four.self,
  Five.self, Six.self, Seven.self, Eight.self, Nine.self,
]

private func key<Tens: Digit, Ones: Digit>(
  _ tens: Tens.Type,
  _ ones: Ones.Type
) -> any NumberedKey.Type { DigitsKey<Tens, Ones>.self }

private let keys = digits.flatMap { tens in digits.map { ones in key(tens, ones) } }

private func module<K: NumberedKey>(_ key: K.Type, _ number: Int) -> AnyModule {
  AnyModule(Module(key, scope: .singleton) { number })
}

/// What a container has for a key, if it has a module of it.
private func value<K: NumberedKey>(of key: K.Type, in container: Container) -> Int? {
  container[K?.self]
}

/// Lookup finds each of many keys, in a container and through its parents.
@Suite struct ManyKeysTests {
  @Test func `each key is found among so many, and no other`() {
    for count in 0...100 {
      let container = Container { for number in 0..<count { module(keys[number], number) } }
      #expect(
        keys.map { value(of: $0, in: container) } == keys.indices.map { $0 < count ? $0 : nil }
      )
    }
  }

  @Test func `a child finds its own keys, those between and the root's`() {
    let root = Container { for number in 0..<100 { module(keys[number], -number) } }
    for count in 0...100 {
      let session = Container(parent: root) {
        for number in 0..<count { module(keys[number], number) }
      }
      let child = Container(parent: session) { module(keys[7], 700) }
      #expect(
        keys.map { value(of: $0, in: child) }
          == keys.indices.map { $0 == 7 ? 700 : $0 < count ? $0 : -$0 },
        "\(count)"
      )
    }
  }
}
