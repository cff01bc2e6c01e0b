import Locator
import LocatorInspection
import Testing

private enum PriceKey: InjectionKey { typealias Value = Int }
private enum PricesKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Int }
private enum CheckoutKey: InjectionKey { typealias Value = Int }
private enum ReceiptKey: InjectionKey { typealias Value = Int }
private enum FailingKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Failure = CancellationError
}
private enum LateKey: AsyncInjectionKey { typealias Value = String }

/// A container with a mistake stops at `build()` with a message about it.
@Suite struct CheckTests {
  @Test func `five mistakes are five problems with file and line`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 1) {
        Module(PricesKey.self, fileID: "App/Shop.swift", line: 10) { 1 }
        Module(PricesKey.self, fileID: "App/Shop.swift", line: 11) { 2 }
        Module(WordKey.self, fileID: "App/Shop.swift", line: 12) { "" }.overriding()
        Module(NumberKey.self, needs: PriceKey.self, fileID: "App/Shop.swift", line: 13) { $0 }
        Module(ReceiptKey.self, fileID: "App/Shop.swift", line: 14) { 1 }.eager()
        Module(CartKey.self, needs: CheckoutKey.self, fileID: "App/Shop.swift", line: 16) { $0 }
        Module(CheckoutKey.self, needs: CartKey.self, fileID: "App/Shop.swift", line: 17) { $0 }
      }
      .build(fileID: "App/Main.swift", line: 9)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:9")
    #expect(
      program.message == """
        The container at App/Main.swift:1 has 5 problems:

        - 'PricesKey' is bound twice, at App/Shop.swift:10 and at App/Shop.swift:11. Remove one of \
        the modules, or add '.overriding()' to the second.
        - 'WordKey' overrides nothing (App/Shop.swift:12). Remove '.overriding()', or list the \
        module that it replaces before it.
        - Nothing is bound to 'PriceKey', which 'NumberKey' needs (App/Shop.swift:13). Did you mean \
        'PricesKey' (App/Shop.swift:10)? If not, add 'Module(PriceKey.self) { ... }' to the container.
        - 'ReceiptKey' says '.eager()' (App/Shop.swift:14), but no container keeps its instances. \
        Give it the scope '.singleton' or one of your own, or remove '.eager()'.
        - Dependency cycle: 'CartKey' (App/Shop.swift:16) -> 'CheckoutKey' \
        (App/Shop.swift:17) -> 'CartKey' (App/Shop.swift:16). Break it: let 'CheckoutKey' need \
        'Lazy<CartKey>.self', and call it after the factories have returned.
        """
    )
  }

  @Test func `a container that isn't built reports its problems at the first read`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 1) {
        Module(NumberKey.self, fileID: "App/Shop.swift", line: 10) { 1 }
        Module(CartKey.self, needs: PriceKey.self, fileID: "App/Shop.swift", line: 11) { $0 }
      }
      _ = container[NumberKey.self, fileID: "App/Shop.swift", line: 20]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Shop.swift:20")
    #expect(
      program.message == """
        The container at App/Main.swift:1 has a problem:

        - Nothing is bound to 'PriceKey', which 'CartKey' needs (App/Shop.swift:11). Add \
        'Module(PriceKey.self) { ... }' to the container.
        """
    )
  }

  @Test func `an optional read of a wrong container doesn't pass over its problems`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(CartKey.self, needs: PriceKey.self) { $0 }
      }
      _ = container[NumberKey?.self]
    }
    #expect(try StoppedProgram(result).message.contains("Nothing is bound to 'PriceKey'"))
  }

  @Test func `a child of a wrong container reports the parent's problems`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container(fileID: "App/Main.swift", line: 1) {
        Module(CartKey.self, needs: PriceKey.self) { $0 }
      }
      _ = Container(parent: parent) {}[CartKey.self]
    }
    #expect(
      try StoppedProgram(result).message.hasPrefix(
        "The container at App/Main.swift:1 has a problem"
      )
    )
  }

  @Test func `a name that two modules of a key have is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(WordKey.self, fileID: "App/Zoo.swift", line: 1) { "cat" }.named("pet")
        Module(WordKey.self, fileID: "App/Zoo.swift", line: 2) { "dog" }.named("pet")
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'WordKey' is bound twice with the name 'pet', at App/Zoo.swift:1 and at App/Zoo.swift:2. \
        Remove one of the modules, or add '.overriding()' to the second.
        """
      )
    )
  }

  @Test func `a factory with a parameter that its key has no argument for is a problem`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Module(LateKey.self, fileID: "App/Zoo.swift", line: 1) { late async in "\(late)" }
      Module(
        FailingKey.self,
        needs: WordKey.self,
        WordKey.self,
        WordKey.self,
        fileID: "App/Zoo.swift",
        line: 2
      ) { first, second, third, fourth throws(CancellationError) in first + "\(fourth)" }
    }
    #expect(
      problems(of: container).map(\.description) == [
        """
        'LateKey' takes no arguments, and its factory has a parameter for one (App/Zoo.swift:1). Remove \
        the last parameter, or declare 'typealias Arguments' in 'LateKey'.
        """,
        """
        'FailingKey' takes no arguments, and its factory has a parameter for one (App/Zoo.swift:2). \
        Remove the last parameter, or declare 'typealias Arguments' in 'FailingKey'.
        """,
      ]
    )
  }

  @Test func `a value that could leave the main actor is refused`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      // Written out, because in here a macro would isolate a closure.
      await MainActor.run { _ = looseContainer().build() }
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.contains(
        """
        - 'LooseDraftKey' is made on the main actor (App/Zoo.swift:1), but any code can read it. Isolate \
        the key, 'enum LooseDraftKey: @MainActor InjectionKey', or make it an asynchronous one.
        """
      )
    )
    #expect(
      message.contains(
        """
        - The decorator of 'OtherDraftKey' runs on the main actor (App/Zoo.swift:5), but any code can read the key. \
        Isolate the key, 'enum OtherDraftKey: @MainActor InjectionKey', or let the closure run anywhere.
        """
      )
    )
    #expect(message.contains("'enum LooseConfigKey: @MainActor ThrowingInjectionKey'"))
    for line in 1...6 { #expect(message.contains("App/Zoo.swift:\(line)")) }
    #expect(!message.contains("App/Zoo.swift:7"))
  }

  @Test func `overlapping cycles are reported one by one, each as short as it can be`() async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(CartKey.self, needs: PriceKey.self, CheckoutKey.self) { $0 + $1 }
        Module(PriceKey.self, needs: CartKey.self) { $0 }
        Module(CheckoutKey.self, needs: ReceiptKey.self) { $0 }
        Module(ReceiptKey.self, needs: CartKey.self) { $0 }
        Module(NumberKey.self, needs: NumberKey.self) { $0 }
      }
      .build()
    }
    let message = try StoppedProgram(result).message
    let cycles = message.split(separator: "\n").filter { $0.contains("Dependency cycle") }
    #expect(cycles.map { $0.split(separator: "->").count - 1 } == [2, 3, 1])
  }

  @Test func `what a need may miss is no problem`() async {
    await #expect(processExitsWith: .success) {
      Container {
        Module(WordKey.self, needs: NumberKey?.self, RetriesKey.self, [PriceKey].self) {
          "\($0 ?? 0) \($1) \($2)"
        }
        Module(CartKey.self, needs: Provider<CheckoutKey>.self, Resolver.self) { _, _ in 0 }
        Module(CheckoutKey.self, needs: CartKey.self) { $0 }
      }
      .build()
    }
  }

  @Test func `a need that the parent binds is no problem`() {
    let parent = Container { Module(PriceKey.self) { 4 } }
    let child = Container(parent: parent) { Module(CartKey.self, needs: PriceKey.self) { $0 } }
    #expect(child[CartKey.self] == 4)
  }

  @Test func `a cycle through what a child shadows is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container {
        Module(PriceKey.self) { 1 }
        Module(CartKey.self, needs: PriceKey.self) { $0 }
      }
      _ =
        Container(parent: parent) {
          Module(PriceKey.self, needs: CartKey.self) { $0 }
        }[PriceKey.self]
    }
    #expect(try StoppedProgram(result).message.contains("Dependency cycle: 'PriceKey'"))
  }

  @Test func `a cycle through a parent's transient is found, however that one needs the child's`() {
    let parents = [
      Container { Module(CartKey.self, needs: PriceKey?.self) { $0 ?? 0 } },
      Container { Module(CartKey.self, needs: [PriceKey].self) { $0.count } },
      Container { Module(CartKey.self, needs: ByName<PriceKey>.self) { $0.count } },
      Container {
        Module(CartKey.self, scope: .graph, needs: CheckoutKey.self) { $0 }
        Module(CheckoutKey.self, needs: PriceKey?.self) { $0 ?? 0 }
      },
      Container(parent: Container { Module(CartKey.self, needs: PriceKey?.self) { $0 ?? 0 } }) {},
      Container {
        Module(CartKey.self) { 1 }
        Decorator(CartKey.self, needs: PriceKey?.self) { cart, price in cart + (price ?? 0) }
      },
    ]
    for (number, parent) in parents.enumerated() {
      let child = Container(parent: parent) {
        Module(PriceKey.self, needs: CartKey.self) { $0 }.named("price")
        Module(PriceKey.self, needs: CartKey.self) { $0 }
      }
      let harmless = Container(parent: parent) {
        Module(ReceiptKey.self, needs: CartKey.self) { $0 }
      }
      #expect(problems(of: child).contains { $0.kind == .cycle }, "parent \(number)")
      #expect(problems(of: harmless).isEmpty, "parent \(number)")
    }
  }

  @Test func `a ring through the hook of a parent's transient is late`() {
    let parent = Container {
      Module(CartKey.self) { 1 }.onCreate(needs: PriceKey?.self) { _, _ in }
    }
    let child = Container(parent: parent) {
      Module(PriceKey.self) { 2 }.onCreate(needs: CartKey.self) { _, _ in }
    }
    #expect(problems(of: child).map(\.kind) == [.transientHook])
  }

  @Test func `a container with problems can be made and dropped`() {
    _ = Container { Module(CartKey.self, needs: PriceKey.self) { $0 } }
  }
}

private enum LooseDraftKey: InjectionKey { typealias Value = Draft }
private enum OtherDraftKey: InjectionKey { typealias Value = Draft }
private enum MainDraftKey: @MainActor InjectionKey { typealias Value = Draft }
private enum LooseConfigKey: ThrowingInjectionKey {
  typealias Value = Draft
  typealias Failure = Failed
}
private enum LooseCountKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Draft
}

/// A container whose modules are made on the main actor, six of them without a key that says so.
@MainActor private func looseContainer() -> Container {
  Container {
    Module(LooseDraftKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: 1) {
      @MainActor in Draft()
    }
    Module(LooseDraftKey.self, fileID: "App/Zoo.swift", line: 2) { @MainActor in Draft() }
      .named("transient")
    Module(LooseConfigKey.self, fileID: "App/Zoo.swift", line: 3) {
      @MainActor () throws(Failed) in Draft()
    }
    Module(LooseCountKey.self, fileID: "App/Zoo.swift", line: 4) {
      @MainActor draft in draft.text.count
    }
    Module(OtherDraftKey.self, fileID: "App/Zoo.swift", line: 7) { Draft() }
    Decorator(OtherDraftKey.self, fileID: "App/Zoo.swift", line: 5) { @MainActor draft in draft }
    Module(ServiceKey.self, fileID: "App/Zoo.swift", line: 6) { @MainActor in ServiceImpl() }
    Module(MainDraftKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: 7) { Draft() }
  }
}
