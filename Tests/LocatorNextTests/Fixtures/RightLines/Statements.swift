import LocatorNext

// Factories of several statements.

@ModuleBuilder func ifExpression() -> [AnyModule] {
  Module(TitleKey.self, needs: CountKey.self) { count in
    if count > 3 { "many" } else if count > 0 { "some" } else { "none" }
  }
}

@ModuleBuilder func switchExpression() -> [AnyModule] {
  Module(RateKey.self, needs: ThemeKey.self, RateKey.self) { theme, rate in
    switch theme {
    case .light: rate * 2
    case .dark: rate / 2 - 1
    }
  }
}

@ModuleBuilder func switchOverTuple() -> [AnyModule] {
  Module(ThemeKey.self, needs: FlagKey.self, CountKey.self) { flag, count in
    switch (flag, count) {
    case (true, 0...3): .light
    case (false, _), (_, 4...): .dark
    default: .light
    }
  }
}

@ModuleBuilder func variables() -> [AnyModule] {
  Module(HullKey.self, needs: TitleKey.self, CountKey.self, RateKey.self) { title, count, rate in
    var hull = Hull()
    hull.name = title.uppercased()
    hull.weight = Double(count) * rate + 1
    if count > 3 { hull.owner = Owner(name: title) }
    return hull
  }
}

@ModuleBuilder func variablesOfSingleton() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton, needs: TitleKey.self, CountKey.self) { title, count in
    let name = title + "-\(count)"
    print(name)
    return Store(name: name)
  }
}

@ModuleBuilder func loop() -> [AnyModule] {
  Module(NumbersKey.self, needs: CountKey.self) { count in
    var numbers = [1, 1]
    for index in 2..<max(3, count) { numbers.append(numbers[index - 1] + numbers[index - 2]) }
    return numbers
  }
}

@ModuleBuilder func guardStatement() -> [AnyModule] {
  Module(TitleKey.self, needs: HullKey?.self, CountKey.self) { hull, count in
    guard let hull, let owner = hull.owner else { return "nobody, \(count) times" }
    return "\(owner.name) and \(hull.name)"
  }
}

@ModuleBuilder func innerFunction() -> [AnyModule] {
  Module(CountKey.self, needs: CountKey.self) { count in
    func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
    return sum(count)
  }
}

@ModuleBuilder func optionalTry() -> [AnyModule] {
  Module(CountKey.self, needs: StoreKey.self, LimitKey.self) { store, limit in
    (try? Config(store: store).limit) ?? limit + 1
  }
}

@ModuleBuilder func catching() -> [AnyModule] {
  Module(CountKey.self, needs: Provider<ConfigKey>.self) { config in
    do {
      return try config().limit
    } catch {
      return 0
    }
  }
}

@ModuleBuilder func service() -> [AnyModule] {
  Module(ServiceKey.self, needs: StoreKey.self, CountKey.self) { store, count in
    let service = ServiceImpl(store)
    return count > 1 ? Timed(service, count) : service
  }
}
