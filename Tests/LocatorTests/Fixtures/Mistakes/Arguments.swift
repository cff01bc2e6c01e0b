import Locator

// The factory of a key with arguments doesn't fit them.

@ModuleBuilder func withoutArgument() -> [AnyModule] {
  // error: initializer 'init(_:scope:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Module(LabelKey.self) { Label("a") }
}

@ModuleBuilder func withoutArgumentButWithNeed() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Module(LabelKey.self, needs: StoreKey.self) { store in Label(store, "a") }
}

@ModuleBuilder func argumentOfOtherType() -> [AnyModule] {
  // error: 'String') to expected argument type 'Int'
  Module(LabelKey.self) { text in Label(String(repeating: "a", count: text)) }
}

@ModuleBuilder func annotatedArgumentOfOtherType() -> [AnyModule] {
  // error: initializer 'init(_:scope:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  // error: contextual closure type '@Sendable () -> LabelKey.Value' (aka '@Sendable () -> Label') expects 0 arguments, but 1 was used in closure body
  Module(LabelKey.self) { (text: Int) in Label("\(text)") }
}

@ModuleBuilder func oneOfTwo() -> [AnyModule] {
  // error: cannot convert value of type 'PageKey.Arguments' (aka '(Int, String)') to expected argument type 'Int'
  Module(PageKey.self) { id in Page(id: id, title: "") }
}

@ModuleBuilder func threeOfTwo() -> [AnyModule] {
  // error: contextual closure type '@Sendable (PageKey.Arguments) -> PageKey.Value' (aka '@Sendable ((Int, String)) -> Page') expects 1 argument, but 3 were used in closure body
  Module(PageKey.self) { id, title, theme in Page(id: id, title: title) }
}

@ModuleBuilder func twoInWrongOrder() -> [AnyModule] {
  // error: argument 'title' must precede argument 'id'
  Module(PageKey.self) { title, id in Page(id: id, title: title) }
}

@ModuleBuilder func typoWithTwo() -> [AnyModule] {
  // error: has no member 'uppercase'
  Module(PageKey.self) { id, title in Page(id: id, title: title.uppercase()) }
}

@ModuleBuilder func typoWithThree() -> [AnyModule] {
  // error: cannot find 'widht' in scope
  Module(BoxKey.self) { width, height, title in Box(widht, height, title) }
}

@ModuleBuilder func initializerOfOtherArguments() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (Double, Double, String) -> Box' to expected argument type '@Sendable (StoreKey.Value) -> BoxKey.Value' (aka '@Sendable (Store) -> Box')
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'BoxKey.Arguments' (aka '(Double, Double, String)') and '()' be equivalent
  Module(BoxKey.self, needs: StoreKey.self, make: Box.init)
}

@ModuleBuilder func typoWithNeedAndTwo() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'PageKey.Arguments' (aka '(Int, String)') and '()' be equivalent
  // error: contextual closure type '@Sendable (StoreKey.Value) -> PageKey.Value' (aka '@Sendable (Store) -> Page') expects 1 argument, but 3 were used in closure body
  Module(PageKey.self, needs: StoreKey.self) { store, id, title in Page(id: id, title: store.nme) }
}

@ModuleBuilder func typoOfSingleton() -> [AnyModule] {
  // error: cannot find 'txt' in scope
  Module(LabelKey.self, scope: .singleton, needs: StoreKey.self) { store, text in Label(store, txt)
  }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: cannot find 'nme' in scope
  Module(NamedConfigKey.self) { name throws(ConfigError) in try Config(text: nme) }
}

@ModuleBuilder func throwingWithoutArgument() -> [AnyModule] {
  // error: initializer 'init(_:scope:fileID:line:make:)' requires the types 'NamedConfigKey.Arguments' (aka 'String') and '()' be equivalent
  Module(NamedConfigKey.self) { () throws(ConfigError) in try Config(text: "a") }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: unnamed argument #2 must precede unnamed argument #1
  Module(DetailKey.self, needs: StoreKey.self) { id, store in Detail(store, id) }
}

@ModuleBuilder func looseMainActor() -> [AnyModule] {
  // error: cannot find 'nme' in scope
  Module(LetterKey.self, needs: StoreKey.self) { @MainActor store, name in Letter(store, nme) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: cannot find 'yaer' in scope
  Module(SummaryKey.self, needs: ReplicaKey.self) { replica, year in await Summary(replica, yaer) }
}

@ModuleBuilder func asynchronousThatFails() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  Module(ReportKey.self) { year async throws(ConfigError) in try await Report("\(year)") }
}

@ModuleBuilder func eager() -> [AnyModule] {
  // error: be equivalent
  Module(LabelKey.self, scope: .singleton) { text in Label(text) }.eager()
}
