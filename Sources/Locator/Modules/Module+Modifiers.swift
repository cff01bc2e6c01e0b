extension Module where K: BindingKey {
  /// Names the module, so that it is one of several of its key.
  ///
  /// A named module isn't found by a plain read of the key, but by its name, in a list or in a map:
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
  /// A module of a key that can fail, or that takes time, is found by its name alone, with `try` or `await`. A module
  /// has one name, which isn't empty.
  ///
  /// - Parameter name: The name, which no other module of the key has.
  /// - Returns: The module with the name.
  public func named(_ name: String) -> Self {
    Self(definition: definition.modified { $0.setName(name) })
  }

  /// Lets the module replace an earlier one of its key.
  ///
  /// A key that is bound twice in one container is a mistake, unless the later module says that it
  /// means it. It is a mistake too if there is nothing to override. The module of a child container
  /// doesn't need it to take the place of the parent's.
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

extension Module where K: InjectionKey {
  /// Adds the module to the list of its key, beside any number of others.
  ///
  /// The module has no name. It isn't found by a plain read of the key, but in a list alone, and no other
  /// module is its duplicate, overrides it, or shadows it. A module with a name is in the list anyway, so that
  /// one that says both is a mistake.
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
