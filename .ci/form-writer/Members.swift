/// The forms of members for one kind of object, closure and isolation.
struct MembersFamily {
  var comment = ""
  let constraint: String
  let isOnMainActor: Bool
  let need: String
  var target = "InjectionTarget"
  /// What the closure can do.
  var effects = ""
  /// Whether its needs can throw.
  var takesFailingNeeds = false
  /// Whether its needs can wait, and the injection does.
  var isAsync = false
  /// How much the compiler prefers other families to this one if more than one fits.
  var rank = 0
  /// The highest number of needs, without and with arguments.
  var mostNeeds = (plain: Int.max, arguments: Int.max)
  let documentation: (_ takesArguments: Bool) -> String

  static let all =
    [
      MembersFamily(
        constraint: "Object: AnyObject",
        isOnMainActor: false,
        need: "InjectionKey & SendableMetatype",
        documentation: { takesArguments in
          takesArguments
            ? """
            Injects into the objects of a class, with arguments.

            The closure runs in each ``Container/inject(into:_:fileID:line:)``, on the thread of the call.

            ```swift
            Members(of: Download.self, needs: StoreKey.self) { object, store, address in
              object.start(address, into: store)
            }
            ```
            """
            : """
            Injects into the objects of a class.

            The closure runs in each ``Container/inject(into:fileID:line:)``, on the thread of the call.

            ```swift
            Members(of: Import.self, needs: StoreKey.self) { object, store in object.store = store }
            ```
            """
        }
      ),
      MembersFamily(
        comment: """
          // The objects and the arguments are `Sendable`, because `inject(into:)` can be called by code that the compiler
          // doesn't know to be on the main actor, and that could send them elsewhere later.
          """,
        constraint: "Object: AnyObject & Sendable",
        isOnMainActor: true,
        need: "InjectionKey",
        documentation: { takesArguments in
          takesArguments
            ? """
            Injects into the objects of a class on the main actor, with arguments.

            The closure runs in each ``Container/inject(into:_:fileID:line:)``. Off the main actor, that stops the
            program.

            ```swift
            Members(of: DetailController.self, needs: HomeKey.self) { controller, home, id in
              controller.show(id, in: home)
            }
            ```
            """
            : """
            Injects into the objects of a class on the main actor.

            The closure runs in each ``Container/inject(into:fileID:line:)``. Off the main actor, that stops the program.

            ```swift
            Members(of: HomeController.self, needs: HomeKey.self) { controller, home in controller.home = home }
            ```
            """
        }
      ),
    ]
    + [false, true].flatMap { isOnMainActor in
      [false, true].map { failing(isOnMainActor: isOnMainActor, closureThrows: $0) }
    }
    + [false, true].flatMap { isOnMainActor in
      [false, true].map { asynchronous(isOnMainActor: isOnMainActor, closureThrows: $0) }
    }

  // For a closure that doesn't throw, Swift 6.3 infers the error type `Never`, and doesn't convert it to a closure that
  // throws the failure of the object. So there is a family for each.

  /// Returns a family of members that can fail.
  private static func failing(isOnMainActor: Bool, closureThrows: Bool) -> MembersFamily {
    MembersFamily(
      constraint: "Object: ThrowingInjectionTarget\(isOnMainActor ? " & Sendable" : "")",
      isOnMainActor: isOnMainActor,
      need: "BindingKey\(isOnMainActor ? "" : " & SendableMetatype")",
      target: "ThrowingInjectionTarget",
      effects: closureThrows ? " throws(Object.Failure)" : "",
      takesFailingNeeds: true,
      rank: closureThrows ? 1 : 0,
      mostNeeds: (arity, 2),
      documentation: { takesArguments in
        let arguments = takesArguments ? ", name" : ""
        return """
          Injects into the objects of a class that can fail\(isOnMainActor ? " on the main actor" : "")\
          \(takesArguments ? ", with arguments" : "").

          The closure\(closureThrows ? " can throw, and" : "") can need keys that throw. It runs in each injection, \
          \(isOnMainActor ? "on the main actor" : "on the thread of the\ncall").

          ```swift
          Members(of: \(takesArguments ? "Named" : "")\(isOnMainActor ? "ScreenReader" : "Reader").self, needs: ConfigKey.self) { \(isOnMainActor ? "@MainActor " : "")\
          reader, config\(arguments)\(closureThrows ? " throws(ConfigError)" : "") in
            \(closureThrows ? "try reader.open(config\(arguments))" : "reader.config = config")
          }
          ```
          """
      }
    )
  }

  /// Returns a family of members that wait.
  private static func asynchronous(isOnMainActor: Bool, closureThrows: Bool) -> MembersFamily {
    MembersFamily(
      constraint: "Object: AsyncInjectionTarget\(isOnMainActor ? " & Sendable" : "")",
      isOnMainActor: isOnMainActor,
      need: "BindingKey\(isOnMainActor ? "" : " & SendableMetatype")",
      target: "AsyncInjectionTarget",
      effects: closureThrows ? " async throws(Object.Failure)" : " async",
      takesFailingNeeds: true,
      isAsync: true,
      rank: (isOnMainActor ? 2 : 0) + (closureThrows ? 1 : 0),
      mostNeeds: (arity, 2),
      documentation: { takesArguments in
        let arguments = takesArguments ? ", term" : ""
        return """
          Injects into the objects of a class that waits\(isOnMainActor ? ", on the main actor" : "")\
          \(takesArguments ? ", with arguments" : "").

          The closure \(closureThrows ? "can wait and throw" : "can wait"), and can need asynchronous keys and keys \
          that throw. It begins on the \(isOnMainActor ? "main\nactor" : "actor of\nthe injection").

          ```swift
          Members(of: \(takesArguments ? "Term" : "Search")Controller.self, needs: DatabaseKey.self) { @MainActor controller, database\(arguments)\
          \(closureThrows ? " async throws(DatabaseError)" : "") in
            \(closureThrows ? "try await controller.load" : "await controller.show")(database\(arguments))
          }
          ```
          """
      }
    )
  }

  /// The forms of the family.
  var forms: [Form] {
    [false, true].flatMap { takesArguments in
      let mostNeeds = takesArguments ? mostNeeds.arguments : mostNeeds.plain
      // Without needs, a closure without effects has a form for any class.
      let fewestNeeds = takesFailingNeeds && effects.isEmpty ? 1 : 0
      return Needs.all.filter { fewestNeeds <= $0.count && $0.count <= mostNeeds }
        .map { form($0, takesArguments: takesArguments) }
    }
  }

  private var attributes: String {
    isOnMainActor
      ? "@escaping @MainActor @Sendable"
      : "\(isAsync ? "nonisolated(nonsending) " : "")@escaping @Sendable"
  }

  /// The effects of the function that a container calls.
  private var functionEffects: String {
    isAsync ? " async throws(Object.Failure)" : takesFailingNeeds ? " throws(Object.Failure)" : ""
  }

  /// Returns the expression that resolves a need.
  private func resolved(_ key: String) -> String {
    let context = isAsync ? "context.value" : "context"
    guard takesFailingNeeds else { return "\(key).resolve(in: \(context))" }
    let function =
      !isAsync ? "resolve" : isOnMainActor ? "resolveOnMainActor" : "resolveAsynchronously"
    return
      "\(isAsync ? "try await" : "try") \(key).\(function)(in: \(context), throwing: Object.Failure.self)"
  }

  private func form(_ needs: Needs, takesArguments: Bool) -> Form {
    let values =
      (["Object"] + needs.values + (takesArguments ? ["A0"] : [])).joined(separator: ", ")
    let subject = isAsync ? "subject.value" : "subject"
    let call =
      ["\(subject).object(as: Object.self)"] + needs.resolved(resolved)
      + (takesArguments ? ["\(subject).arguments"] : [])
    let isApplied = needs.hasRest && takesArguments
    let apply =
      isApplied ? "apply\(isOnMainActor ? "OnMainActor" : "")(inject, to: " : "inject("
    let keywords =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let passed = "Subject<\(takesArguments ? "A0" : "Void")>"
    let parameters =
      isAsync
      ? "(context: UncheckedTransfer<ResolutionContext>, subject: UncheckedTransfer<\(passed)>)"
      : takesFailingNeeds
        ? "(context: ResolutionContext, subject: \(passed))" : "(context, subject: \(passed))"
    let isolation = isAsync && isOnMainActor ? "@MainActor " : ""
    let label = isAsync ? "onCallersActor: " : isOnMainActor ? "mainActor: " : ""
    return Form(
      documentation: needs.count == 1
        ? documentation(takesArguments) + "\n\n"
          + parameterList(documented(takesArguments), complexity: "O(1) for each need.") : nil,
      attribute: isApplied ? nil : clientCode,
      isDisfavored: takesFailingNeeds,
      generics: needs.generics(need) + (takesArguments ? ["A0"] : []),
      parameters: ["of object: Object.Type" + String(repeating: "?", count: rank)]
        + needs.parameters + location + ["inject: \(attributes) (\(values))\(effects) -> Void"],
      requirements: needs.withoutArguments
        + (takesFailingNeeds ? needs.failures + (isAsync ? [] : needs.synchronous) : [])
        + (takesArguments ? argumentRequirements : []),
      body: """
        definition = ModuleDefinition(
          membersOf: Object.self,
        \(takesFailingNeeds ? "  throwing: Object.Failure.self,\n" : "")\
          needs: \(needs.dependencies(takesFailingNeeds ? "failingDependency" : "dependency")),
          isolation: \(isOnMainActor ? ".byModule" : ".none"),
          takesArguments: \(takesArguments),
        \(isAsync ? "  isAsynchronous: true,\n" : "")\
          location: SourceLocation(fileID, line),
          factory: ErasedFunction(\(label){ \(isolation)\(parameters)\(functionEffects) in
            \(keywords)\(apply)\(call.joined(separator: ", ")))
          })
        )
        """
    )
  }

  /// The requirements on the arguments.
  private var argumentRequirements: [String] {
    ["Object: \(target)", "Object.Arguments == A0"].filter {
      !constraint.contains(target) || !$0.hasPrefix("Object:")
    }
      + (isOnMainActor ? ["A0: Sendable"] : [])
  }

  private func documented(_ takesArguments: Bool) -> [(String, String)] {
    [
      ("object", "The class."),
      ("n0", "The keys whose values the closure gets, in any number."),
      ("fileID", "The file of the members."),
      ("line", "The line of the members."),
      (
        "inject",
        "The closure, which sets the properties of the object."
          + (takesArguments ? " The arguments come after the needs." : "")
      ),
    ]
  }
}
