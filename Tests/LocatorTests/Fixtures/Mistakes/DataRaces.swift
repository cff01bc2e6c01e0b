import Locator

// What the compiler finds only in a file that has no other mistake.

@ModuleBuilder func task() -> [AnyModule] {
  Module(DraftKey.self, needs: DraftKey.self) { draft in
    // error: passing closure as a 'sending' parameter risks causing data races
    Task { draft.text = "a" }
    return draft
  }
}

@ModuleBuilder func otherActor() -> [AnyModule] {
  Module(ReplicaKey.self, needs: DraftKey.self) { draft in
    // error: sending 'draft' risks causing data races
    await show(draft)
    return await Replica()
  }
}

@ModuleBuilder func otherActorOfThrowing() -> [AnyModule] {
  Module(DatabaseKey.self, needs: DraftKey.self) { draft async throws(ConfigError) in
    // error: sending 'draft' risks causing data races
    await show(draft)
    return try await Database()
  }
}

@ModuleBuilder func taskOfDecorator() -> [AnyModule] {
  Decorator(DraftKey.self) { inner in
    // error: passing closure as a 'sending' parameter risks causing data races
    Task { inner.text = "a" }
    return inner
  }
}

@ModuleBuilder func taskOfMembers() -> [AnyModule] {
  Members(of: Import.self).inject(StoreKey.self) { object, store in
    // error: passing closure as a 'sending' parameter risks causing data races
    Task { object.store = store }
  }
}

@MainActor @ModuleBuilder func taskOfMainActor() -> [AnyModule] {
  Module(ScreenKey.self, needs: DraftKey.self) { draft in
    // error: passing closure as a 'sending' parameter risks causing data races
    Task.detached { draft.text = "a" }
    return ScreenImpl(title: draft.text)
  }
}

@ModuleBuilder func taskOfLooseMainActor() -> [AnyModule] {
  Module(GreeterKey.self, needs: DraftKey.self) { @MainActor draft in
    // error: passing closure as a 'sending' parameter risks causing data races
    Task.detached { draft.text = "a" }
    return Greeting()
  }
}

@ModuleBuilder func withoutReturn() -> [AnyModule] {
  Module(HullKey.self, needs: TitleKey.self) { title in
    var hull = Hull()
    hull.name = title
    // error: missing return in closure expected to return 'HullKey.Value'
  }
}

@ModuleBuilder func withoutReturnInOneCase() -> [AnyModule] {
  Module(HullKey.self, scope: .singleton, needs: TitleKey.self) { title in
    if title.isEmpty { return Hull() }
    // error: missing return in closure expected to return 'HullKey.Value'
  }
}
