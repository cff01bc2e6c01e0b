import Locator
import LocatorTestSupport
import LocatorTesting
import Testing

// Tests of keys with test values that fail. `TestValueProcessTests` runs them in a process of their own.

protocol Player: Sendable { func play() }

struct MissingPlayer: Player {
  func play() { Issue.record("PlayerKey has no mock.") }
}

struct SilentPlayer: Player { func play() {} }

enum PlayerKey: TestInjectionKey { static var testValue: any Player { MissingPlayer() } }

/// Bound by the root.
extension LiveKey: TestInjectionKey { static var testValue: String { "test value" } }

enum HenKey: TestInjectionKey { static var testValue: Int { EggKey.currentValue() } }
enum EggKey: TestInjectionKey { static var testValue: Int { HenKey.currentValue() } }

/// What plays, and may lack a player.
struct Band { @Inject(PlayerKey.self) var player }

@Suite(.enabled { await LiveProgram.isUnderWay }, .container {})
struct MissingMocksOnPurpose {
  @Test func missing() { Band().player.play() }

  @Test(.container { Module(PlayerKey.self) { SilentPlayer() } })
  func bound() { Band().player.play() }

  @Test(.container {}.live(LiveKey.self, WordKey.self))
  func boundByRoot() { #expect(LiveKey.currentValue() == "live root") }
}

/// Tests whose programs stop, each in a process of its own.
@Suite(.enabled { await LiveProgram.isUnderWay }, .container {})
struct NoTestValuesOnPurpose {
  @Test(.container {}.sealed())
  func sealedOff() { Band().player.play() }

  @Test func cycle() { _ = HenKey.currentValue() }
}

/// All that this target injects and that has no test value.
struct Injected: Assembly {
  var modules: [AnyModule] {
    Module(CounterKey.self) { Counter() }
    Module(LoggerKey.self) { NamedLogger(name: "") }
    Module(NumberKey.self) { 3 }
    Module(ReadyKey.self) { Shared() }
    Module(ReadyScopedKey.self) { Shared() }
    Module(ScopedKey.self) { Shared() }
    Module(SharedKey.self) { Shared() }
    Module(WordKey.self) { "word" }
  }
}

/// Tests whose containers have to answer all that.
@Suite(.enabled { await LiveProgram.isUnderWay }, .container {}.complete("LocatorTestingTests"))
struct IncompleteOnPurpose {
  @Test func lacking() { Issue.record("The body has run.") }

  @Test(.container { Injected() })
  func whole() { #expect(WordKey.currentValue() == "word") }

  @Test(.container { Injected() }.sealed())
  func sealed() { Issue.record("The body has run.") }

  @Test(
    .container { Module(WordKey.self) { "word" } }
      .complete(
        "LocatorTestingTests",
        excluding: .keys(CounterKey.self, LoggerKey.self, NumberKey.self, ReadyKey.self),
        .keys(ReadyScopedKey.self, ScopedKey.self, SharedKey.self)
      )
  )
  func excluded() { #expect(WordKey.currentValue() == "word") }

  @Test(.container { Injected() }.complete("Nowhere"))
  func misspelt() { Issue.record("The body has run.") }
}
