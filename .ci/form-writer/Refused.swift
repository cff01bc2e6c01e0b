// Forms for common mistakes, which the compiler picks if no other form fits. Their messages say what to write instead.

/// Returns the forms that reject a factory with a parameter too many.
///
/// - Parameters:
///   - needs: The needs of the forms. Each form makes every line slower to compile, and `build()` reports the rest.
///   - effects: The effects of the factory, which follow its parameters.
/// - Returns: A form for each number of needs.
func formsWithTooManyParameters(
  than needs: [Needs],
  effects: String = ""
) -> [Form] {
  needs.map { needs in
    let values = (needs.values + ["Never"]).joined(separator: ", ")
    return Form(
      attribute: "@KeyWithoutArguments\n@_alwaysEmitIntoClient",
      isDisfavored: true,
      generics: needs.generics("InjectionKey"),
      parameters: ["_ key: K.Type"] + Lifetime.optional.parameters + needs.parameters + location
        + ["make: @escaping @Sendable (\(values))\(effects) -> K.Value"],
      requirements: ["K.Arguments == Void"],
      body: "fatalError(\"unavailable\")"
    )
  }
}

/// Returns the forms that reject a closure with another number of parameters than its many needs have.
///
/// If the only forms that fit have a parameter pack, the compiler crashes at a closure with too few parameters, and its
/// message about too many is about the pack.
///
/// - Parameters:
///   - arity: The highest number of needs with a form of its own.
///   - label: The label of the closure.
///   - leading: The parameters before the needs.
///   - first: The values that the closure gets before those of the needs.
///   - result: The result of the closure.
///   - message: What the closure takes.
///   - rejectsMore: Whether one more parameter is rejected, too.
/// - Returns: A form for each number of parameters.
func formsWithWrongNumberOfParameters(
  beyond arity: Int,
  _ label: String,
  after leading: [String],
  passing first: [String] = [],
  result: String,
  message: String,
  rejectsMore: Bool = true
) -> [Form] {
  let needs = Needs(count: arity + 1, hasRest: true)
  let values = first + needs.values
  let numbers = (0..<values.count - 1).map { Array(values.prefix($0)) }
  return (numbers + (rejectsMore ? [values + ["Never"]] : [])).map { passed in
    Form(
      attribute: """
        @available(*, unavailable, message: "\(message)")
        @_alwaysEmitIntoClient
        """,
      isDisfavored: true,
      generics: needs.generics("BindingKey"),
      parameters: leading + needs.parameters + location
        + ["\(label): @escaping @Sendable (\(passed.joined(separator: ", "))) -> \(result)"],
      requirements: [],
      body: "fatalError(\"unavailable\")"
    )
  }
}

/// Returns the forms that reject a need that only a call in the factory can resolve.
///
/// - Parameters:
///   - label: The label of the closure.
///   - leading: The parameters before the needs.
///   - first: The values that the closure gets before those of the needs.
///   - result: The effects and the result of the closure, which follow its parameters.
///   - requirements: The generic requirements of the forms.
///   - advice: What else to write, before the providers.
/// - Returns: A form for each number of needs.
func formsWithNeedsOfProviders(
  _ label: String,
  after leading: [String],
  passing first: [String] = [],
  result: String,
  requirements: [String] = [],
  advice: String = ""
) -> [Form] {
  Needs.all.filter { $0.count > 0 && !$0.hasRest }.map { needs in
    let values = (first + needs.values).joined(separator: ", ")
    return Form(
      attribute: """
        @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is \
        asynchronous: \(advice)write 'needs: Provider<Key>.self'")
        @_alwaysEmitIntoClient
        """,
      isDisfavored: true,
      generics: needs.generics("BindingKey"),
      parameters: leading + needs.parameters + location
        + ["\(label): @escaping @MainActor @Sendable (\(values))\(result)"],
      requirements: requirements,
      body: "fatalError(\"unavailable\")"
    )
  }
}
