extension Module where K: BindingKey {
  /// Names the module, so that its key can have several.
  ///
  /// A plain read of the key doesn't find a named module. It is read by name, in a list or in a map:
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(AnimalKey.self) { Cat() }.named("cat")
  ///   Module(AnimalKey.self) { Dog() }.named("dog")
  /// }
  /// let cat = container.resolve(AnimalKey.self, name: "cat")
  /// let animals = container[[AnimalKey].self]
  /// ```
  ///
  /// A module of a throwing or asynchronous key is read with `try` or `await`. A module has one name, which isn't empty.
  ///
  /// - Parameter name: The name, unique among the modules of the key.
  /// - Returns: The module with the name.
  public func named(_ name: String) -> Self {
    Self(definition: definition.modified { $0.setName(name) })
  }

  /// Lets the module replace an earlier one of its key.
  ///
  /// A key that is bound twice in one container is a problem, unless the later module overrides the earlier one. An
  /// override of nothing is a problem, too. A module of a child container shadows the parent's without it.
  ///
  /// ```swift
  /// Container {
  ///   Services()
  ///   Module(ClockKey.self) { FixedClock() }.overriding()
  /// }
  /// ```
  ///
  /// - Returns: The module that overrides.
  public func overriding() -> Self {
    Self(definition: definition.modified { $0.isOverriding = true })
  }
}

extension Module where K: BindingKey {
  /// Adds the module to the list of its key, beside any number of others.
  ///
  /// The module has no name. A plain read of the key doesn't find it, only a list does, and no other module is its
  /// duplicate, overrides it, or shadows it. Named modules are in the list anyway, so a module with a name and
  /// `intoList()` is a problem.
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(AnimalKey.self) { Cat() }.intoList()
  ///   Module(AnimalKey.self) { Dog() }.intoList()
  /// }
  /// let animals = container[[AnimalKey].self]
  /// ```
  ///
  /// - Returns: The module in the list.
  public func intoList() -> Self {
    Self(definition: definition.modified { $0.isInList = true })
  }
}
