import Locator

// Compiled and never run: reads of keys that can fail, and of those whose failure is `Never`, at which the compiler
// would crash if they had no forms of their own (swiftlang/swift#74273).

struct ReadError: Error {}
enum PlainKey: InjectionKey { typealias Value = Int }
enum FailingKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = ReadError
}
enum SureKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Never
}
enum SureArgumentKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Never
  typealias Arguments = String
}
enum GenericKey<Failure: Error>: ThrowingInjectionKey { typealias Value = Int }
enum SureScreenKey: @MainActor ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Never
}
enum FailingScreenKey: @MainActor ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = ReadError
}

func readSurely(_ container: Container, _ resolver: Resolver, _ maybe: Container?) async {
  _ = container[SureKey.self] + container[SureArgumentKey.self, "a"] + resolver[SureKey.self]
  _ = container[GenericKey<Never>.self]
  _ = container[SureKey?.self]
  _ = container[[SureKey].self]
  _ = container[ByName<SureKey>.self]
  _ = container[Named<SureKey>.self, "a"]
  _ = container[Named<SureKey>?.self, "a"]
  _ = container[[Provider<SureKey>].self].map { $0() }
  _ = maybe?[SureKey.self]
  _ = (try? container[FailingKey.self]) ?? container[SureKey.self]
  _ = container[PlainKey?.self] ?? container[SureKey.self]
  async let later = container[SureKey.self]
  _ = await later
}

func read(_ container: Container, _ resolver: Resolver) throws(ReadError) {
  _ = try container[FailingKey.self] + resolver[FailingKey.self]
  _ = try container[FailingKey?.self]
  _ = try container[[FailingKey].self]
  _ = try container[GenericKey<ReadError>.self]
}

@MainActor func readOnMainActor(_ container: Container, _ resolver: Resolver) throws {
  _ = container[SureScreenKey.self]
  _ = resolver[SureScreenKey?.self]
  _ = try container[FailingScreenKey.self]
  _ = try resolver[FailingScreenKey?.self]
}

func generic<K: ThrowingInjectionKey & SendableMetatype>(
  _ key: K.Type, _ container: Container
) throws(K.Failure) -> K.Value where K.Arguments == Void { try container[key] }

func sure<K: ThrowingInjectionKey & SendableMetatype>(
  _ key: K.Type, _ container: Container
) -> K.Value where K.Arguments == Void, K.Failure == Never { container[key] }

func ofFailure<Failure: Error>(
  _ failure: Failure.Type, _ container: Container
) throws(Failure) -> Int { try container[GenericKey<Failure>.self] }

func callGenericOnes(_ container: Container) {
  _ = sure(SureKey.self, container) + generic(SureKey.self, container)
  _ = ofFailure(Never.self, container)
}
