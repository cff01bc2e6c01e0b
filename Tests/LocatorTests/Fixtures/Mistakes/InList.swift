import Locator

// A list has something that is no module.

@ModuleBuilder func key() -> [AnyModule] {
  // error: this is a key: write 'Module(Key.self)
  ServiceKey.self
}

@ModuleBuilder func keyAmongModules() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
  // error: this is a key: write 'Module(Key.self)
  ServiceKey.self
  Module(CountKey.self) { 4 }
}

@ModuleBuilder func container() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a container isn't listed: write 'Container(parent: container) { ... }'
  Container { Module(CountKey.self) { 4 } }
}

@ModuleBuilder func number() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  4
}

@ModuleBuilder func value() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  Store()
}

@ModuleBuilder func assemblyWithoutCall() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  Services.self
}

@ModuleBuilder func text() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  "store"
}

@ModuleBuilder func closure() -> [AnyModule] {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  { Store() }
}

@ModuleBuilder func wrongModuleAmongOthers() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
  Module(CountKey.self) { 4 }
  // error: has no member 'drak'
  Module(ThemeKey.self) { .drak }
  Module(TitleKey.self) { "a" }
}

@ModuleBuilder func wrongModuleInCondition(flag: Bool) -> [AnyModule] {
  if flag {
    // error: has no member 'drak'
    Module(ThemeKey.self) { .drak }
  } else {
    Module(ThemeKey.self) { .light }
  }
}

func wrongModuleInContainer() -> Container {
  Container {
    Module(StoreKey.self, scope: .singleton) { Store() }
    // error: has no member 'nme'
    Module(TitleKey.self, needs: StoreKey.self) { store in store.nme }
  }
}

func numberInArray() {
  // error: 'buildExpression' is unavailable: a list takes modules, decorators, members, start hooks, and assemblies
  _ = [AnyModule].listing { 4 }
}

func keyInArray() {
  // error: 'buildExpression' is unavailable: this is a key: write 'Module(Key.self) { ... }'
  _ = [AnyModule].listing { CountKey.self }
}

func moduleInArrayWithoutBuilder() {
  // error: cannot convert value of type 'Module<CountKey, Anywhere>' to expected element type 'AnyModule'
  let _: [AnyModule] = [Module(CountKey.self) { 4 }]
}

func typoInArray() {
  // error: cannot find 'Modul' in scope
  _ = [AnyModule].listing { Modul(CountKey.self) { 4 } }
}
