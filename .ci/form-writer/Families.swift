// In the order in which the compiler should try them: it finishes sooner if the most common ones come first.
let families = [
  Family(
    file: "Module+Forms1Anywhere",
    constraint: "K: BindingKey & SendableMetatype, K._Form == BindableKey",
    domain: "Anywhere",
    requirements: ["K.Failure: Error"],
    sharedRequirements: ["K.Value: Sendable"],
    need: "InjectionKey & SendableMetatype",
    isCommon: true,
    mostNeeds: { lifetime, arguments in
      switch (lifetime, arguments) {
      case (_, 0), (.local, 1): .max
      case (_, 1): arity
      case (_, 2): 3
      default: 2
      }
    },
    documentation: { isShared, takesArguments in
      switch (isShared, takesArguments) {
      case (false, false):
        """
        Binds a key to a factory whose instance belongs to the reader.

        The factory runs at each read, on the thread that reads.

        ```swift
        Module(CartKey.self, needs: PriceKey.self, StoreKey.self) { price, store in Cart(price, store) }
        ```
        """
      case (false, true):
        """
        Binds a key with arguments to a factory whose instance belongs to the reader.

        The factory runs at each read, on the thread that reads.

        ```swift
        Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }
        ```
        """
      case (true, false):
        """
        Binds a key to a factory whose instance is shared.

        The factory runs once, at the first read, on the thread that reads; other readers wait.

        ```swift
        Module(StoreKey.self, scope: .singleton) { Store() }
        ```
        """
      case (true, true):
        """
        Binds a key with arguments to a factory whose instances are shared.

        The factory runs once for each value of the arguments, at its first read.

        ```swift
        Module(ListKey.self, scope: .singleton) { letter in ListModel(letter) }
        ```
        """
      }
    }
  ),
  Family(
    file: "Module+Forms2MainActor",
    constraint: "K: BindingKey, K._Form == BindableKey",
    domain: "MainActor",
    requirements: ["K.Failure: Error"],
    rank: 2,
    isCommon: true,
    attributes: "@escaping @MainActor @Sendable",
    effects: " throws(K.Failure)",
    isolation: ".onMainActor(K.self)",
    factory: "mainActor: ",
    mostNeeds: { lifetime, arguments in
      switch (lifetime, arguments) {
      case (_, 0), (.local, 1): .max
      case (_, 1): arity
      case (_, 2): 2
      default: 1
      }
    },
    documentation: { isShared, takesArguments in
      switch (isShared, takesArguments) {
      case (false, false):
        """
        Binds a key to a main-actor factory whose instance belongs to the reader.

        The factory runs at each read, on the main actor.

        ```swift
        Module(HomeKey.self, needs: StoreKey.self) { store in HomeModelImpl(store: store) }
        ```

        The factory of a key that can fail declares the error, even if it never throws:

        ```swift
        Module(LibraryKey.self) { () throws(LibraryError) in try Library() }
        ```
        """
      case (false, true):
        """
        Binds a key with arguments to a main-actor factory whose instance belongs to the reader.

        The factory runs at each read, on the main actor.

        ```swift
        Module(DetailKey.self, needs: StoreKey.self) { store, id in DetailModelImpl(store: store, id: id) }
        ```
        """
      case (true, false):
        """
        Binds a key to a main-actor factory whose instance is shared.

        The factory runs once, at the first read, on the main actor; other readers wait.

        ```swift
        Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
        ```
        """
      case (true, true):
        """
        Binds a key with arguments to a main-actor factory whose instances are shared.

        The factory runs once for each value of the arguments, at its first read.

        ```swift
        Module(DetailKey.self, scope: .singleton, needs: StoreKey.self, make: DetailModelImpl.init)
        ```
        """
      }
    }
  ),
  Family(
    file: "Module+Forms3MainActorFactory",
    comment: """
      // For keys that aren't isolated. Any code can read such a key, and the compiler then lets the value go anywhere:
      // a value that isn't `Sendable` would leave the main actor. Without these forms the compiler would take those for
      // isolated keys, whose modules are a problem of their container if the key isn't isolated.
      """,
    constraint: "K: BindingKey & SendableMetatype, K._Form == BindableKey, K.Value: Sendable",
    domain: "MainActor",
    requirements: ["K.Failure: Error"],
    argumentRequirement: "Sendable",
    rank: 2,
    attributes: "@escaping @MainActor @Sendable",
    effects: " throws(K.Failure)",
    isolation: ".byModule",
    factory: "mainActor: ",
    mostNeeds: { _, arguments in [arity, arity, 2, nil][arguments] },
    documentation: { isShared, takesArguments in
      """
      Binds a key that isn't isolated\(takesArguments ? ", with arguments," : "") to a main-actor factory \
      whose \(isShared ? takesArguments ? "instances are" : "instance is" : "instance") \
      \(isShared ? "shared" : "belongs to the reader").

      The factory runs \
      \(isShared ? takesArguments ? "once for each value of the arguments" : "once, at the first read" : "at each read"), \
      on the main actor.

      ```swift
      \(takesArguments
        ? "Module(LetterKey.self, needs: StoreKey.self) { @MainActor store, id in Letter(store: store, to: id) }"
        : "Module(GreetingKey.self, needs: StoreKey.self) { @MainActor store in Greeting(store: store) }")
      ```
      """
    }
  ),
  Family(
    file: "Module+Forms4Throwing",
    comment: """
      // For a closure that doesn't throw, Swift 6.3 infers the error type `Never`, and doesn't convert it to a closure
      // that throws the key's failure. The forms for keys that never fail take such a closure.
      """,
    constraint: "K: ThrowingInjectionKey & SendableMetatype, K._Form == BindableKey",
    domain: "Anywhere",
    sharedRequirements: ["K.Value: Sendable"],
    need: "InjectionKey & SendableMetatype",
    rank: 1,
    effects: " throws(K.Failure)",
    mostNeeds: { _, arguments in [.max, arity, 2, nil][arguments] },
    documentation: { isShared, takesArguments in
      switch (isShared, takesArguments) {
      case (false, false):
        """
        Binds a key that can fail to a factory whose instance belongs to the reader.

        The factory runs at each read, on the thread that reads.

        ```swift
        Module(ConfigKey.self) { () throws(ConfigError) in try Config() }
        ```
        """
      case (false, true):
        """
        Binds a key with arguments that can fail to a factory whose instance belongs to the reader.

        The factory runs at each read, on the thread that reads.

        ```swift
        Module(AccountKey.self) { name throws(AccountError) in try Account(name) }
        ```
        """
      case (true, false):
        """
        Binds a key that can fail to a factory whose instance is shared.

        The factory runs at the first read, and again at the next read if it throws.

        ```swift
        Module(ConfigKey.self, scope: .singleton) { () throws(ConfigError) in try Config() }
        ```
        """
      case (true, true):
        """
        Binds a key with arguments that can fail to a factory whose instances are shared.

        The factory runs at the first read with a value of the arguments, and again at the next read if it throws.

        ```swift
        Module(AccountKey.self, scope: .singleton) { name throws(AccountError) in try Account(name) }
        ```
        """
      }
    }
  ),
  asynchronous(
    file: "Module+Forms5Async",
    rank: 1,
    effects: " async throws(K.Failure)",
    noun: "a factory",
    mostNeeds: [.max, arity, 2, nil],
    examples: (
      "Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }",
      "Module(ReportKey.self) { year async throws(DatabaseError) in try await Report(year) }"
    )
  ),
  asynchronous(
    file: "Module+Forms6AsyncInfallible",
    rank: 0,
    effects: " async",
    noun: "a factory that never fails",
    mostNeeds: [arity, arity, nil, nil],
    examples: (
      "Module(ReplicaKey.self) { await Replica() }",
      "Module(SummaryKey.self) { year in await Summary(year) }"
    )
  ),
]

/// Returns a family of modules for asynchronous keys.
func asynchronous(
  file: String,
  rank: Int,
  effects: String,
  noun: String,
  mostNeeds: [Int?],
  examples: (plain: String, arguments: String)
) -> Family {
  Family(
    file: file,
    comment: """
      // Asynchronous factories run on the actor that they are isolated to, or on none: `@concurrent`.
      """,
    constraint: "K: AsyncInjectionKey",
    domain: "Anywhere",
    argumentRequirement: "Sendable",
    need: "BindingKey & SendableMetatype",
    rank: rank,
    isDisfavored: true,
    attributes: "@escaping @concurrent @Sendable",
    effects: effects,
    factory: "asynchronous: ",
    lifetimes: ([.optional], [.transient, .shared]),
    mostNeeds: { _, arguments in mostNeeds[arguments] },
    documentation: { isShared, takesArguments in
      """
      Binds an asynchronous key\(takesArguments ? " with arguments" : "") to \(noun).

      \(isShared
        ? "The factory runs once for each value of the arguments, at its first read."
        : takesArguments ? "The factory runs at each read."
          : "The factory runs at each read, or once if there is a scope: tasks that read a shared instance wait "
            + "for the\ntask that makes it.")

      ```swift
      \(takesArguments ? examples.arguments : examples.plain)
      ```
      """
    }
  )
}
