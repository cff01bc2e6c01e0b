import Locator
import LocatorTestSupport
import Testing

private enum NumberedKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
}

private enum FileKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Failure = any Error
}

extension GrowingJob {
  /// What there is any number of.
  static let all = [
    GrowingJob("close a container whose children come and go", 800) { count, generator in
      let closed = Counter()
      let parent = Container {}
      var children: [Container] = []
      var droppedCount = 0
      for _ in 0..<count {
        let child = Container(parent: parent) {
          Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in closed.next() }
        }
        _ = child[NumberKey.self]
        children.append(child)
        guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
        children.remove(at: children.indices.randomElement(using: &generator) ?? 0)
        droppedCount += 1
      }
      try await parent.close()
      return closed.count == count - droppedCount
    },
    GrowingJob("make generations, and read in the last one", 300) { count, generator in
      let keys = countedKeys(0..<count).shuffled(using: &generator)
      var last = Container {}
      for (number, key) in keys.enumerated() {
        last = Container(parent: last) { numbered(key, number) }
      }
      defer { withExtendedLifetime(last) {} }
      // Few, because each one asks all generations up to its own.
      return (0..<4).allSatisfy { _ in
        let number = Int.random(in: 0..<count, using: &generator)
        return last.number(of: keys[number]) == number
      }
    },
    GrowingJob("add hooks to one module", 800) { count, _ in
      let created = Counter()
      var module = Module(NumberKey.self, scope: .singleton) { 4 }
      for _ in 0..<count {
        module = module.onCreate(needs: WordKey?.self) { _, _ in created.next() }.onClose { _ in }
      }
      let container = Container { module }
      return container[NumberKey.self] == 4 && created.count == count
    },
    GrowingJob("make children that need a transient of their parent", 400) { count, _ in
      let keys = countedKeys(0..<count + 1)
      let parent = Container {
        countedModule(keys[0])
        for number in 1..<count { countedModule(keys[number], needs: keys[number - 1]) }
      }
      return (0..<count).allSatisfy { _ in
        let child = Container(parent: parent) { countedModule(keys[count], needs: keys[count - 1]) }
        return child.contains(NumberKey.self) == false
      }
    },
    GrowingJob("read a list to which each generation adds", 400) { count, _ in
      let last = (0..<count).reduce(Container {}) { parent, number in
        Container(parent: parent) { Module(NumberKey.self) { number }.intoList() }
      }
      return last[[NumberKey].self] == Array(0..<count)
    },
    GrowingJob("bind names of a key, and override some", 1_000) { count, generator in
      let names = (0..<count).map { "name \($0)" }.shuffled(using: &generator)
      let others = Set(names.filter { _ in Bool.random(using: &generator) })
      let parent = Container {
        for name in names { Module(WordKey.self) { name }.named(name) }
      }
      let child = Container(parent: parent) {
        for name in others { Module(WordKey.self) { "other" }.named(name).overriding() }
      }
      return names.allSatisfy {
        child[Named<WordKey>?.self, $0] == (others.contains($0) ? "other" : $0)
      }
    },
    GrowingJob("make instances of arguments, and drop them", 800) { count, generator in
      let (made, closed) = (Counter(), Counter())
      let scope: Scope<any Service> =
        Bool.random(using: &generator) ? .custom : .expiring(after: .seconds(86_400))
      let container = Container {
        Module(NumberedKey.self, scope: scope) { number in
          made.next()
          return ServiceImpl("\(number)")
        }
        .onClose { _ in closed.next() }
      }
      for number in (0..<2 * count).map({ $0 % count }).shuffled(using: &generator) {
        guard container[NumberedKey.self, number].name == "\(number)" else { return false }
      }
      container.reset(.custom)
      try await container.close()
      return made.count == count && closed.count == count
    },
    GrowingJob("find the needs that nothing is bound to", 100) { count, generator in
      let keys = countedKeys(0..<count + 1).shuffled(using: &generator)
      // Few, because for each of the first 50 of them all keys are compared.
      let unbound = Set((0..<4).map { _ in Int.random(in: 0..<count, using: &generator) })
      let modules = (0..<count).map { number in
        let other = Int.random(in: 0..<number + 1, using: &generator)
        return number == 0 || unbound.contains(number)
          ? countedModule(keys[number], needs: keys[count])
          : countedModule(keys[number], needs: keys[min(other, number - 1)])
      }
      return Container { modules }.contains(WordKey.self) == false
    },
    GrowingJob("cancel all readers of an asynchronous instance", 500) { count, _ in
      let gate = Gate()
      let container = Container {
        Module(FileKey.self, scope: .singleton) { () async throws in
          await gate.pass()
          return 4
        }
      }
      let tasks = (0..<count).map { _ in Task { try await container.resolve(FileKey.self) } }
      await gate.arrival()
      for _ in 0..<count { await Task.yield() }
      for task in tasks { task.cancel() }
      var cancelled = 0
      for task in tasks {
        do { _ = try await task.value } catch is CancellationError { cancelled += 1 }
      }
      await gate.open()
      return cancelled == count
    },
    GrowingJob("find cycles of needs", 400) { count, generator in
      let keys = countedKeys(0..<count).shuffled(using: &generator)
      let length = Int.random(in: 2...count, using: &generator)
      let modules = keys.indices.map { number in
        let start = number / length * length
        let next = number + 1 == min(start + length, count) ? start : number + 1
        return countedModule(keys[number], needs: keys[next])
      }
      return Container { modules }.contains(WordKey.self) == false
    },
    GrowingJob("list hooks that need each other in chains and rings", 400) { count, generator in
      let keys = countedKeys(0..<count).shuffled(using: &generator)
      let length = Int.random(in: 2...count, using: &generator)
      let isClosed = Bool.random(using: &generator)
      let modules = keys.indices.map { number in
        let start = number / length * length
        let isLast = number + 1 == min(start + length, count)
        let next = isLast ? isClosed ? start : number : number + 1
        return countedModule(keys[number], scope: .singleton, number, hookNeeding: keys[next])
      }
      let (container, last) = (Container { modules }, keys[count - 1])
      return container.number(of: last) == count - 1
    },
  ]

  /// A module of a key that needs nothing.
  private static func numbered(_ key: any CountedKey.Type, _ number: Int) -> AnyModule {
    countedModule(key, number)
  }
}
