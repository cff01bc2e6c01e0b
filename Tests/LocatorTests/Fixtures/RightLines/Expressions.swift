import Locator

// Arithmetic, text, and other expressions with what the module needs.

@ModuleBuilder func literal() -> [AnyModule] {
  Module(CountKey.self) { 4 }
}

@ModuleBuilder func implicitMember() -> [AnyModule] {
  Module(ThemeKey.self) { .dark }
}

@ModuleBuilder func arithmetic() -> [AnyModule] {
  Module(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { h, n, d in
    h.weight * Double(n) + d / 2 - 1
  }
}

@ModuleBuilder func arithmeticOfSingleton() -> [AnyModule] {
  Module(RateKey.self, scope: .singleton, needs: HullKey.self, CountKey.self, RateKey.self) {
    $0.weight * Double($1) + $2 / 2 - 1
  }
}

@ModuleBuilder func integers() -> [AnyModule] {
  Module(CountKey.self, needs: CountKey.self, LimitKey.self) { count, limit in
    (count + 1) * limit - count / 2 + count % 3
  }
}

@ModuleBuilder func mixedNumbers() -> [AnyModule] {
  Module(RateKey.self, needs: CountKey.self, RateKey.self) { count, rate in
    Double(count) * 1.5 + rate * 2 - Double(count * 2) / 3
  }
}

@ModuleBuilder func comparison() -> [AnyModule] {
  Module(FlagKey.self, needs: CountKey.self, RateKey.self, TitleKey.self) { count, rate, title in
    count > 3 && rate < 2.5 || title.isEmpty && Double(count) * rate > 10
  }
}

@ModuleBuilder func sumOfTexts() -> [AnyModule] {
  Module(TitleKey.self, needs: TitleKey.self, HullKey.self, CountKey.self) { title, hull, count in
    title + ": " + hull.name + " (" + String(count) + ")"
  }
}

@ModuleBuilder func interpolation() -> [AnyModule] {
  Module(TitleKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { hull, count, rate in
    "\(hull.name) has \(count) decks, and weighs \(hull.weight * rate) tons"
  }
}

@ModuleBuilder func ternary() -> [AnyModule] {
  Module(ThemeKey.self, needs: FlagKey.self, CountKey.self) { flag, count in
    flag && count > 2 ? .dark : .light
  }
}

@ModuleBuilder func nestedTernary() -> [AnyModule] {
  Module(TitleKey.self, needs: CountKey.self) { count in
    count == 0 ? "none" : count == 1 ? "one" : "\(count) of them"
  }
}

@ModuleBuilder func optionalChain() -> [AnyModule] {
  Module(TitleKey.self, needs: HullKey?.self) { hull in hull?.owner?.name ?? "nobody" }
}

@ModuleBuilder func optionalChains() -> [AnyModule] {
  Module(RateKey.self, needs: HullKey?.self, CountKey?.self, RateKey?.self) { hull, count, rate in
    (hull?.weight ?? 1) * Double(count ?? 2) + (rate ?? 0.5)
  }
}

@ModuleBuilder func optionalMap() -> [AnyModule] {
  Module(TitleKey.self, needs: NicknameKey.self, CountKey?.self) { name, count in
    name.map { $0 + "!" } ?? count.map { "\($0)" } ?? ""
  }
}

@ModuleBuilder func array() -> [AnyModule] {
  Module(WordsKey.self, needs: TitleKey.self, CountKey.self) { title, count in
    [title, "a", "\(count)", title + "b"]
  }
}

@ModuleBuilder func dictionary() -> [AnyModule] {
  Module(PricesKey.self, needs: RateKey.self, CountKey.self) { rate, count in
    ["a": 1, "b": rate, "c": rate * 2, "d": Double(count) + 0.5]
  }
}

@ModuleBuilder func nothing() -> [AnyModule] {
  Module(NicknameKey.self) { nil }
}

@ModuleBuilder func cast() -> [AnyModule] {
  Module(TitleKey.self, needs: ServiceKey.self) { service in
    (service as? ServiceImpl)?.store.name ?? "other"
  }
}

@ModuleBuilder func range() -> [AnyModule] {
  Module(NumbersKey.self, needs: CountKey.self) { count in Array(1...max(count, 2)) + [0] }
}

@ModuleBuilder func generic() -> [AnyModule] {
  Module(CellKey<Int>.self, needs: CellKey<String>.self, CountKey.self) { text, count in
    Cell(value: text.value.count + count)
  }
}

func bound<Value: Sendable>(_ value: Value) -> [AnyModule] {
  @ModuleBuilder var modules: [AnyModule] {
    Module(CellKey<Value>.self) { Cell(value: value) }
    Module(CellKey<[Value]>.self, needs: CellKey<Value>.self) { cell in Cell(value: [cell.value]) }
  }
  return modules
}

@ModuleBuilder func ownKey() -> [AnyModule] {
  Module(Settings.self, needs: CountKey.self) { count in Settings(volume: count + 1) }
}

func sumOfReads(_ container: Container) -> String {
  (container[Named<TitleKey>?.self, "a"] ?? "") + (container[ByName<TitleKey>.self]["b"] ?? "")
    + "c" + (container[ByName<Provider<TitleKey>>.self]["d"]?() ?? "")
}
