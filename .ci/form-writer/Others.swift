/// The forms of decorators for one kind of key.
struct DecoratorFamily {
  var comment = ""
  let constraint: String
  let domain: String
  let need: String
  var isSecondChoice = false
  var attributes = "@escaping @Sendable"
  var effects = ""
  var takesRest = true
  /// The first arguments of the definition.
  let key: String
  let documentation: String

  static let all = [
    DecoratorFamily(
      constraint: "K: BindingKey & SendableMetatype",
      domain: "Anywhere",
      need: "InjectionKey & SendableMetatype",
      key: "K.self",
      documentation: """
        Decorates the values of a key.

        The closure runs after the module's factory, where that ran.

        ```swift
        Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }
        ```
        """
    ),
    DecoratorFamily(
      constraint: "K: InjectionKey",
      domain: "MainActor",
      need: "InjectionKey",
      isSecondChoice: true,
      attributes: "@escaping @MainActor @Sendable",
      key: "mainActor: K.self,\nisolation: .onMainActor(K.self)",
      documentation: """
        Decorates the values of a key on the main actor.

        The closure runs after the module's factory.

        ```swift
        Decorator(HomeKey.self, needs: StoreKey.self) { inner, store in CachedHome(inner, store) }
        ```
        """
    ),
    DecoratorFamily(
      comment: "// For keys that aren't isolated; see the forms of a module for such keys.",
      constraint:
        "K: InjectionKey & SendableMetatype, K.Value: Sendable, K.Arguments: Sendable",
      domain: "MainActor",
      need: "InjectionKey",
      isSecondChoice: true,
      attributes: "@escaping @MainActor @Sendable",
      key: "mainActor: K.self,\nisolation: .byModule",
      documentation: """
        Decorates the values of a key that isn't isolated on the main actor.

        The factories of the key's modules then run on the main actor, and the key can only be read there.

        ```swift
        Decorator(GreetingKey.self, needs: StoreKey.self) { @MainActor inner, store in LoudGreeting(inner, store) }
        ```
        """
    ),
    DecoratorFamily(
      constraint: "K: ThrowingInjectionKey & SendableMetatype",
      domain: "Anywhere",
      need: "InjectionKey & SendableMetatype",
      isSecondChoice: true,
      effects: " throws(K.Failure)",
      key: "failing: K.self",
      documentation: """
        Decorates the values of a key that can fail with a closure that can, too.

        The closure runs after the module's factory. If it throws, the read does.

        ```swift
        Decorator(ConfigKey.self, needs: StoreKey.self) { inner, store throws(ConfigError) in try Config() }
        ```
        """
    ),
    asynchronous(
      effects: " async throws(K.Failure)",
      isSecondChoice: true,
      documentation: """
        Decorates the values of an asynchronous key with a closure that waits.

        The closure runs after the module's factory, in the task that makes the value. It can need asynchronous keys, and
        those that throw the same error.

        ```swift
        Decorator(DatabaseKey.self, needs: StoreKey.self) { inner, store async throws(DatabaseError) in
          try await Database()
        }
        ```
        """
    ),
    asynchronous(
      effects: " async",
      isSecondChoice: false,
      documentation: """
        Decorates the values of an asynchronous key with a closure that waits and never fails.

        The closure runs after the module's factory, in the task that makes the value.

        ```swift
        Decorator(ReplicaKey.self, needs: StoreKey.self) { inner, store in await Replica() }
        ```
        """
    ),
  ]

  /// Returns a family of decorators that wait.
  private static func asynchronous(
    effects: String,
    isSecondChoice: Bool,
    documentation: String
  ) -> DecoratorFamily {
    DecoratorFamily(
      constraint: "K: AsyncInjectionKey",
      domain: "Anywhere",
      need: "BindingKey & SendableMetatype",
      isSecondChoice: isSecondChoice,
      attributes: "@escaping @concurrent @Sendable",
      effects: effects,
      takesRest: false,
      key: "asynchronous: K.self",
      documentation: documentation
    )
  }

  private var isAsync: Bool { effects.contains("async") }

  /// The forms of the family.
  var forms: [Form] { Needs.all.filter { takesRest || !$0.hasRest }.map(form) }

  private func form(_ needs: Needs) -> Form {
    let values = (["K.Value"] + needs.values).joined(separator: ", ")
    let arguments =
      isAsync
      ? ["inner.value"]
        + needs.resolved { key in
          "try await \(key).resolveAsynchronously(in: context.value, throwing: K.Failure.self)"
        }
      : ["inner"] + needs.resolved { "\($0).resolve(in: context)" }
    let call =
      (effects.contains("throws") ? "try " : "") + (isAsync ? "await " : "")
      + "make(\(arguments.joined(separator: ", ")))"
    let signature =
      isAsync
      ? "(context: UncheckedTransfer<ResolutionContext>, inner: UncheckedTransfer<K.Value>) async throws(K.Failure)"
      : effects.isEmpty ? "context, inner" : "(context, inner)\(effects)"
    let parameters = [
      ("key", "The key whose values are decorated."),
      ("n0", "The keys whose values the closure gets, in any number."),
      ("fileID", "The file of the decorator."),
      ("line", "The line of the decorator."),
      ("make", "The closure, which returns the value that readers get."),
    ]
    return Form(
      documentation: needs.count == 1
        ? documentation + "\n\n" + parameterList(parameters, complexity: "O(1) for each need.")
        : nil,
      attribute: clientCode,
      isDisfavored: isAsync,
      generics: needs.generics(need),
      parameters: ["_ key: K.Type\(isSecondChoice ? "?" : "")"] + needs.parameters + location
        + ["make: \(attributes) (\(values))\(effects) -> K.Value"],
      requirements: needs.withoutArguments + (isAsync ? needs.failures : []),
      body: """
        definition = DecoratorDefinition(
        \(key.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")),
          needs: \(needs.dependencies(isAsync ? "failingDependency" : "dependency")),
          location: SourceLocation(fileID, line)
        ) { \(signature) in \(call) }
        """
    )
  }
}
