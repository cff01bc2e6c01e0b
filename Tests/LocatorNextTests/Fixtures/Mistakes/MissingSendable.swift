import LocatorNext

// What threads share has to be `Sendable`.

@ModuleBuilder func sharedValue() -> [AnyModule] {
  // error: 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .singleton) { Draft() }
}

@ModuleBuilder func sharedValueWithNeed() -> [AnyModule] {
  // error: 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .weak, needs: TitleKey.self) { title in Draft(title) }
}

@ModuleBuilder func sharedValueOfInitializer() -> [AnyModule] {
  // error: 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .singleton, needs: TitleKey.self, make: Draft.init)
}

@ModuleBuilder func sharedList() -> [AnyModule] {
  // error: 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .visit, needs: [DraftKey].self) { all in all[0] }
}

@ModuleBuilder func capture() -> [AnyModule] {
  let draft = Draft()
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Module(TitleKey.self) { draft.text }
}

@ModuleBuilder func captureWithNeed() -> [AnyModule] {
  let draft = Draft()
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Module(TitleKey.self, needs: CountKey.self) { count in draft.text + "\(count)" }
}

@ModuleBuilder func captureOfSingleton() -> [AnyModule] {
  let draft = Draft()
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Module(TitleKey.self, scope: .singleton) { draft.text }
}

@ModuleBuilder func captureOfArgument(draft: Draft) -> [AnyModule] {
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Module(LabelKey.self) { text in Label(draft.text + text) }
}

@ModuleBuilder func captureOfVariable() -> [AnyModule] {
  var count = 0
  Module(CountKey.self) {
    // error: mutation of captured var 'count' in concurrently-executing code
    count += 1
    // error: reference to captured var 'count' in concurrently-executing code
    return count
  }
}

@ModuleBuilder func captureOfDecorator(draft: Draft) -> [AnyModule] {
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Decorator(TitleKey.self) { inner in inner + draft.text }
}

@ModuleBuilder func captureOfAsynchronous(draft: Draft) -> [AnyModule] {
  // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
  Module(ReplicaKey.self) { await Replica(store: Store(name: draft.text)) }
}
