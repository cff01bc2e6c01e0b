import Foundation

/// The hooks of one kind of module that declare what they need.
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
        Says what happens to each instance when it was just made, with values that the closure needs.

        The closure runs where the factory has run, before any reader has the instance. What it needs is a part of the
        graph: `build()` and `verify()` see it, as the needs of the factory. But a hook can need what its instance is
        made for. It waits then until that is made, so that two objects which hold each other are one of each,
        whichever is read first:

        ```swift
        Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
        Module(DaughterKey.self, scope: .singleton) { Daughter() }
          .onCreate(needs: MotherKey.self) { daughter, mother in daughter.mother = mother }
        ```

        While the closure gets what it needs, and while it runs, the module's key gives this instance to whatever is
        made in the same resolve, in the scopes that share nothing, too.
        """
    ),
    HookFamily(
      constraint: "K: BindingKey",
      domain: "MainActor",
      need: "InjectionKey",
      attributes: "@escaping @MainActor @Sendable",
      documentation: """
        Says what happens to each instance on the main actor when it was just made, with values that the closure needs.

        A hook that needs what its instance is made for waits until that is made.

        ```swift
        Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
          .onCreate(needs: ServiceKey.self) { home, service in home.start(with: service) }
        ```
        """
    ),
  ]

  private static let name = "func onCreate"

  private static let parameters = [
    ("n0", "The keys whose values the closure gets after the instance, any number of them."),
    ("fileID", "The file that the hook is written in."),
    ("line", "The line that the hook is written on."),
    ("perform", "What to do with the instance."),
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
              "O(1) for each need. A hook that runs looks through all that its needs are made of."
          ) : nil,
      attribute: needs.hasRest ? nil : clientCode,
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

  /// The forms that refuse a need that only a call in the closure can resolve.
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
