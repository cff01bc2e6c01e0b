// Forms for common mistakes, which the compiler picks if no other form fits. Their messages say what to write instead.

/// Returns the forms that reject a factory with a parameter too many.
///
/// - Parameters:
///   - mostNeeds: The highest number of needs. Each form makes every line slower to compile, and `build()` reports
///     the rest.
///   - effects: The effects of the factory, which follow its parameters.
/// - Returns: A form for each number of needs.
func formsWithTooManyParameters(
  upTo mostNeeds: Int,
  effects: String = ""
) -> [Form] {
  (0...mostNeeds).map { Needs(count: $0, hasRest: false) }.map { needs in
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

/// Returns the forms that reject a need that only a call in the factory can resolve.
///
/// - Parameters:
///   - label: The label of the closure.
///   - leading: The parameters before the needs.
///   - first: The values that the closure gets before those of the needs.
///   - result: The effects and the result of the closure, which follow its parameters.
///   - requirements: The generic requirements of the forms.
/// - Returns: A form for each number of needs.
func formsWithNeedsOfProviders(
  _ label: String,
  after leading: [String],
  passing first: [String] = [],
  result: String,
  requirements: [String] = []
) -> [Form] {
  Needs.all.filter { $0.count > 0 && !$0.hasRest }.map { needs in
    let values = (first + needs.values).joined(separator: ", ")
    return Form(
      attribute: """
        @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is \
        asynchronous: write 'needs: Provider<Key>.self'")
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
