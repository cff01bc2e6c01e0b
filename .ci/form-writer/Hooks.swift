import Foundation

/// The hooks with needs for one kind of module.
struct HookFamily {
  let constraint: String
  let domain: String
  let need: String
  var attributes = "@escaping @Sendable"
  let documentation: String

  static let all = [
    HookFamily(
      constraint: "K: BindingKey",
      domain: "Anywhere",
      need: "InjectionKey & SendableMetatype",
      documentation: """
        Runs a closure on each instance right after it was made, with values that it needs.

        The closure runs where the factory ran, before any reader gets the instance. Its needs are part of the graph:
        `build()` and `verify()` check them, like the needs of the factory. Unlike a factory, a hook can need the value
        that its instance is made for. It then waits until that value is made, so that each of two
        objects that hold each other is made once, whichever is read first:

        ```swift
        Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
        Module(DaughterKey.self, scope: .singleton) { Daughter() }
          .onCreate(needs: MotherKey.self) { daughter, mother in daughter.mother = mother }
        ```

        While the needs of the closure are resolved, and while it runs, everything that is made in the same resolve
        gets this instance for the module's key, even if the scope doesn't share instances.
        """
    ),
    HookFamily(
      constraint: "K: BindingKey",
      domain: "MainActor",
      need: "InjectionKey",
      attributes: "@escaping @MainActor @Sendable",
      documentation: """
        Runs a closure on the main actor on each instance right after it was made, with values that it needs.

        A hook that needs the value that its instance is made for waits until that value is made.

        ```swift
        Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
          .onCreate(needs: ServiceKey.self) { home, service in home.start(with: service) }
        ```
        """
    ),
  ]

  private static let name = "func onCreate"

  private static let parameters = [
    ("n0", "The keys whose values the closure gets after the instance, in any number."),
    ("fileID", "The file of the hook."),
    ("line", "The line of the hook."),
    ("perform", "The closure."),
  ]

  func form(_ needs: Needs) -> Form {
    let values = (["K.Value"] + needs.values).joined(separator: ", ")
    let call = ["instance"] + needs.resolved { "\($0).resolve(in: context)" }
    return Form(
      name: Self.name,
      documentation: needs.count == 1
        ? documentation + "\n\n"
          + parameterList(
            Self.parameters,
            returns: "The module with the closure.",
            complexity:
              "O(1) for each need. A hook that runs searches everything that its needs are made of."
          ) : nil,
      attribute: clientCode,
      generics: needs.generics(need),
      parameters: needs.parameters + location + ["perform: \(attributes) (\(values)) -> Void"],
      result: "Self",
      requirements: needs.withoutArguments,
      body: """
        created(
          needs: \(needs.dependencies("dependency")),
          at: SourceLocation(fileID, line)
        ) { context, instance in perform(\(call.joined(separator: ", "))) }
        """
    )
  }

  /// The forms that reject a need that only a call in the closure can resolve.
  static let refused = formsWithNeedsOfProviders(
    "perform",
    after: [],
    passing: ["K.Value"],
    result: " -> Void"
  ).map { form in
    var form = form
    (form.name, form.result) = (name, "Self")
    form.attribute = form.attribute?.replacingOccurrences(of: "in the factory", with: "in the hook")
    return form
  }
}
