/// The forms that refuse a factory with a parameter too many.
func formsWithTooManyParameters() -> [Form] {
  [Lifetime.local, .shared].flatMap { lifetime in
    Needs.all.filter { !$0.hasRest }.map { needs in
      let values = (needs.values + ["Never"]).joined(separator: ", ")
      return Form(
        attribute: "@KeyWithoutArguments",
        isDisfavored: true,
        generics: needs.generics("BindingKey"),
        parameters: ["_ key: K.Type"] + lifetime.parameters + needs.parameters + location
          + ["make: @escaping @Sendable (\(values)) -> K.Value"],
        requirements: ["K.Arguments == Void"],
        body: "fatalError(\"unavailable\")"
      )
    }
  }
}
