// Copies of a container, in which a verification makes instances.

extension Container {
  /// Returns a container of the same modules whose problems don't keep it from resolving.
  ///
  /// Values of a blueprint's given keys go before those that this one has.
  package func copy(
    parent: Container?, observer: (any ResolutionObserver)? = nil, watch: TestWatch? = nil,
    given values: [ObjectIdentifier: AnyBox] = [:]
  ) -> Container {
    var given: [AnyBox?] = []
    for definition in declarations.definitions {
      guard let number = definition.extras?.givenNumber else { continue }
      while given.count <= number { given.append(nil) }
      given[number] = values[ObjectIdentifier(definition.key)] ?? value(ofGiven: number)
    }
    return Container(
      declarations, parent: parent, rings: rings,
      observer: observer.map { AnyBox($0 as any ResolutionObserver) }, watch: watch, given: given,
      at: location
    )
  }

  /// A container without values for each blueprint whose containers are children of this one.
  package var blueprintContainers: [Container] {
    blueprints.map { $0.prototype() }
  }

  /// The problems that the modules have in a program, where no key has a test value.
  package var problemsOfProgram: [Problem] {
    watch == nil ? problems : Checks(of: declarations, parent: parent, watch: nil).problems
  }
}

extension Slot {
  /// Whether the module is a given key of a blueprint whose value the container doesn't have.
  package var lacksValue: Bool {
    definition.extras?.givenNumber.map { container.value(ofGiven: $0) == nil } ?? false
  }

  package func resolve<K: BindingKey>(_ key: K.Type, _ arguments: K.Arguments) async throws {
    let arguments = definition.takesArguments ? AnyBox(arguments) : nil
    let context = ResolutionContext(container, definition.location, arguments)
    _ = try await asyncBox(in: context)
  }
}
