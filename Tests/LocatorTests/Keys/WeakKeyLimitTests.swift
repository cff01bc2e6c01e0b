import Locator
import LocatorTestSupport
import Testing

private enum SpareServiceKey: DefaultInjectionKey {
  static let defaultValue: any Service = ServiceImpl()
}
private enum MaybeServiceKey: InjectionKey { typealias Value = (any Service)? }

/// A `Weak` of a key without a module, without objects, or without its container.
@Suite(.bounded) struct WeakKeyLimitTests {
  @Test func `an unbound key has no instance only if it is optional or has a default`() {
    let container = Container {}
    #expect(container[Weak<ServiceKey>?.self] == nil)
    #expect(container[Weak<SpareServiceKey>.self]() == nil)
    let spare = container[Weak<SpareServiceKey>.self].resolve()
    #expect(spare === SpareServiceKey.defaultValue)
  }

  @Test func `an unbound key stops the call`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { Module(WordKey.self) { "" } }
      let number = container[Weak<NumberKey>.self]
      _ = number(fileID: "App/Main.swift", line: 7)
      withExtendedLifetime(container) {}
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:7")
    #expect(program.message.hasPrefix("Nothing is bound to 'NumberKey', whose value is 'Int'."))
  }

  @Test func `an unbound need is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(WordKey.self, needs: Weak<NumberKey>.self, fileID: "App/Main.swift", line: 7) {
          "\($0() ?? 0)"
        }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "Nothing is bound to 'NumberKey', which 'WordKey' needs (App/Main.swift:7)."
      )
    )
  }

  @Test func `it makes nothing where its container is freed`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let number = Container { Module(NumberKey.self) { 4 } }[Weak<NumberKey>.self]
      precondition(number() == nil)
      _ = number.resolve(fileID: "App/Main.swift", line: 7)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:7")
    #expect(program.message.hasPrefix("'Weak<NumberKey>' was used after the container"))
  }

  @Test func `a value that is no object is shared, and never remembered`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(WordKey.self, scope: .singleton) { "word" }
      Module(MaybeServiceKey.self) { nil }
    }
    let number = container[Weak<NumberKey>.self]
    #expect(number.resolve() == 4)
    #expect(number() == nil)
    let word = container[Weak<WordKey>.self]
    #expect(word() == nil)
    #expect(word.resolve() == "word")
    #expect(word() == "word")
    let maybe = container[Weak<MaybeServiceKey>.self]
    #expect(maybe.resolve() == nil)
    #expect(maybe() == nil)
  }
}
