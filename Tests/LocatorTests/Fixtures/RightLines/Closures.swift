import Locator

// Closures in the factory, and factories that are values.

@ModuleBuilder func map() -> [AnyModule] {
  Module(NumbersKey.self, needs: WordsKey.self) { words in words.map { $0.count * 2 } }
}

@ModuleBuilder func chain() -> [AnyModule] {
  Module(NumbersKey.self, needs: WordsKey.self, CountKey.self) { words, count in
    words.filter { $0.count > count }.map { $0.count + 1 }.sorted { $0 > $1 }
  }
}

@ModuleBuilder func reduce() -> [AnyModule] {
  Module(RateKey.self, needs: PricesKey.self, RateKey.self) { prices, rate in
    prices.values.reduce(0) { $0 + $1 * rate }
  }
}

@ModuleBuilder func reduceInto() -> [AnyModule] {
  Module(PricesKey.self, needs: WordsKey.self, RateKey.self) { words, rate in
    words.reduce(into: [:]) { prices, word in prices[word] = Double(word.count) * rate }
  }
}

@ModuleBuilder func keyPath() -> [AnyModule] {
  Module(NumbersKey.self, needs: WordsKey.self) { words in words.map(\.count).sorted(by: <) }
}

@ModuleBuilder func keyPathOfList() -> [AnyModule] {
  Module(WordsKey.self, needs: [HullKey].self) { hulls in hulls.map(\.name).sorted() }
}

@ModuleBuilder func listOfServices() -> [AnyModule] {
  Module(CountKey.self, needs: [ServiceKey].self) { services in
    services.compactMap { $0 as? ServiceImpl }.filter { !$0.store.name.isEmpty }.count
  }
}

@ModuleBuilder func namedValues() -> [AnyModule] {
  Module(WordsKey.self, needs: ByName<HullKey>.self) { hulls in
    hulls.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.name)" }
  }
}

@ModuleBuilder func closureInClosure() -> [AnyModule] {
  Module(FormatKey.self, needs: TitleKey.self, RateKey.self) { title, rate in
    { number in "\(title): \(Double(number) * rate)" }
  }
}

@ModuleBuilder func closuresInClosure() -> [AnyModule] {
  Module(NumbersKey.self, needs: NumbersKey.self, CountKey.self) { numbers, count in
    numbers.flatMap { number in (0..<count).map { number * $0 } }.filter { $0 % 2 == 0 }
  }
}

@ModuleBuilder func firstWhere() -> [AnyModule] {
  Module(TitleKey.self, needs: WordsKey.self, CountKey.self) { words, count in
    words.first { $0.count > count }?.uppercased() ?? words.last ?? "none"
  }
}

@ModuleBuilder func joined() -> [AnyModule] {
  Module(TitleKey.self, needs: WordsKey.self) { words in
    words.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: ", ")
  }
}

@ModuleBuilder func provider() -> [AnyModule] {
  Module(TitleKey.self, needs: Provider<LabelKey>.self, WordsKey.self) { label, words in
    words.map { label($0).text }.joined(separator: " ")
  }
}

@ModuleBuilder func resolver() -> [AnyModule] {
  Module(RateKey.self, needs: Resolver.self) { resolver in
    resolver[HullKey.self].weight * Double(resolver[CountKey.self]) + resolver[RateKey.self]
  }
}

@ModuleBuilder func immediateClosure() -> [AnyModule] {
  Module(TitleKey.self, needs: CountKey.self) { count in
    let text = { (number: Int) -> String in "\(number + count)" }
    return text(1) + text(2)
  }
}

@ModuleBuilder func providerThatFails() -> [AnyModule] {
  Module(CountKey.self, needs: CountKey.self, Provider<ConfigKey>.self) { count, config in
    (try? config())?.limit ?? count * 2
  }
}
