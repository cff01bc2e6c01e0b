extension Container {
  /// The container of a preview in which none is built.
  static let ofPreview = Container(parent: nil, at: .unknown, [[]])

  static func givesTestValues(_ watch: TestWatch?) -> Bool {
    watch?.givesTestValues == true || isPreview
  }

  /// Whether the process shows an Xcode preview, read once.
  static let isPreview = environmentVariable("XCODE_RUNNING_FOR_PREVIEWS") == "1"

  func hasTestValue(for key: Any.Type) -> Bool {
    Self.givesTestValues(watch) && key is any TestInjectionKey.Type
  }

  /// Returns the slot of a key's test value, in the container of the test.
  func slotOfTestValue(of key: any TestInjectionKey.Type) -> Slot? {
    guard Self.givesTestValues(watch) else { return nil }
    let owner = ancestry.first { $0.watch?.givesTestValues == true } ?? ancestry[0]
    return owner.testSlot(of: key)
  }

  private func testSlot<K: TestInjectionKey>(of key: K.Type) -> Slot {
    let isForTests = watch?.givesTestValues == true
    let make = Module<K, MainActor>.factory(isForTests)
    let definition = Definition(
      key, .module, .singleton, isolation: .ofTestValue(of: key), at: location, .boxing(key, make)
    )
    let new = Slot(definition, in: self)
    return lifecycle.withLock { lifecycle in
      if let known = lifecycle.testSlots.first(where: { $0.definition.key == key }) { return known }
      lifecycle.testSlots.append(new)
      return new
    }
  }
}

extension Module where K: TestInjectionKey, Domain == MainActor {
  fileprivate static func factory(_ isForTests: Bool) -> Typed<Void, K.Value, Never> {
    Typed(mainActor: { _, _ in isForTests ? K.testValue : K.previewValue })
  }
}
