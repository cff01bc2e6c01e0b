import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum RatioKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Double
}

/// Large numbers of generations, names and modules resolve, and their problems are reported.
@Suite(.bounded) struct GrowthTests {
  @Test func `a child finds what each of a hundred generations binds`() {
    let keys = countedKeys(0..<100)
    var generations: [Container] = []
    for (number, key) in keys.enumerated() {
      generations.append(
        Container(parent: generations.last) {
          countedModule(key, number)
          // Shadowed from time to time.
          if number.isMultiple(of: 7) { Module(NumberKey.self) { number } }
        }
      )
    }
    for (number, container) in generations.enumerated() {
      #expect(
        keys.map { container.number(of: $0) } == keys.indices.map { $0 <= number ? $0 : nil }
      )
      #expect(container[NumberKey.self] == number / 7 * 7)
    }
  }

  @Test func `a thread makes, reads, closes and frees twenty thousand generations`() async throws {
    let (closed, freed) = (Counter(), Counter())
    let root = Guarded<Container?>(nil)
    let last = Guarded<Container?>(nil)
    onThreads(1) { _ in
      for number in 0..<20_000 {
        last.change { container in
          container = Container(parent: container) {
            Module(NoteKey.self, scope: .singleton) { _ in Leaving(freed) }
              .onClose { _ in closed.next() }
            if number == 0 { Module(NumberKey.self) { 4 } }
          }
        }
        _ = last.value?[NoteKey.self, "a"]
        if number == 0 { root.value = last.value }
      }
    }
    #expect(last.value?[NumberKey.self] == 4)
    #expect(last.value?[Named<NumberKey>?.self, "missing"] == nil)
    last.value?.reset(.session)
    try await root.value?.close()
    #expect(closed.count == 20_000)
    root.value = nil
    onThreads(1) { _ in last.value = nil }
    #expect(freed.count == 20_000)
  }

  @Test func `three thousand generations need little of a thread's stack`() async {
    await #expect(processExitsWith: .success) {
      onThreads(1, stackSize: 512 << 10) { _ in
        var last = Container {
          Module(NumberKey.self) { 1 }
          Module(NumberKey.self) { 2 }.named("a")
          Module(WordKey.self, scope: .session) { "word" }
        }
        _ = last[WordKey.self]
        for _ in 0..<3_000 { last = Container(parent: last) {} }
        #expect(last[NumberKey.self] == 1)
        #expect(last[NumberKey?.self] == 1)
        #expect(last[[NumberKey].self] == [1, 2])
        #expect(last[Named<NumberKey>?.self, "a"] == 2)
        #expect(last[Named<NumberKey>?.self, "b"] == nil)
        #expect(last.contains(NumberKey.self))
        #expect(!last.contains(SpareKey.self))
        last.reset(.session)
        last.reset(WordKey.self)
        _ = Container(parent: last) { Module(NumberKey.self) { 3 }.overriding() }
      }
    }
  }

  @Test func `a list of many generations is in their order, without what is shadowed`() {
    var last = Container {
      Module(NumberKey.self) { -1 }
      Module(NumberKey.self) { -2 }.named("a")
    }
    for number in 0..<1_000 {
      last = Container(parent: last) {
        if number.isMultiple(of: 2) { Module(NumberKey.self) { number }.intoList() }
        if number % 3 == 1 { Module(NumberKey.self) { number }.named("a") }
        if number == 500 { Module(NumberKey.self) { number } }
      }
    }
    var expected = Array(stride(from: 0, to: 1_000, by: 2))
    expected.insert(500, at: 251)
    expected.insert(997, at: 500)
    #expect(last[[NumberKey].self] == expected)
    #expect(last[Named<NumberKey>?.self, "a"] == 997)
  }

  @Test func `ten thousand names of a key are told apart, and overridden`() {
    let names = (0..<10_000).map { "name \($0)" }
    func container(_ parent: Container? = nil, adding number: Int) -> Container {
      Container(parent: parent) {
        for (index, name) in names.enumerated() {
          let module = Module(NumberKey.self) { index + number }.named(name)
          if parent == nil { module } else { module.overriding() }
        }
      }
    }
    let parent = container(adding: 0)
    let child = container(parent, adding: 1)
    for (index, name) in names.enumerated() {
      #expect(parent[Named<NumberKey>?.self, name] == index)
      #expect(child[Named<NumberKey>?.self, name] == index + 1)
    }
    #expect(child[[NumberKey].self] == Array(1...10_000))
  }

  @Test func `a thousand hooks of a module run in their order`() async throws {
    let (created, closed) = (Guarded<[Int]>([]), Guarded<[Int]>([]))
    var module = Module(NumberKey.self, scope: .singleton) { 4 }
    for number in 0..<1_000 {
      module =
        module
        .onCreate { _, _ in created.change { $0.append(number) } }
        .onClose { _ in closed.change { $0.append(number) } }
    }
    let shorter = module
    module = module.onCreate { _, _ in created.change { $0.append(1_000) } }
    for (module, count) in [(shorter, 1_000), (module, 1_001)] {
      created.value = []
      closed.value = []
      let container = Container { module }
      #expect(container[NumberKey.self] == 4)
      try await container.close()
      #expect(created.value == Array(0..<count))
      #expect(closed.value == Array(0..<1_000))
    }
  }

  @Test
  func `an argument that isn't equal to itself makes an instance at each read, and none is kept`() {
    let container = Container {
      Module(RatioKey.self, scope: .singleton) { ServiceImpl("\($0)") }
    }
    #expect(container[RatioKey.self, 1] === container[RatioKey.self, 1])
    #expect(container[RatioKey.self, .nan] !== container[RatioKey.self, .nan])
    weak let service = container[RatioKey.self, .nan]
    #expect(service == nil)
  }

  @Test
  func `a need that many modules lack is reported for each, with the near keys of the first ones`()
  {
    let (bound, missing) = (countedKeys(0..<64), countedKeys(64..<128))
    let found = problems(
      of: Container { for (key, need) in zip(bound, missing) { countedModule(key, needs: need) } }
    )
    #expect(found.count == 64)
    #expect(found.allSatisfy { $0.kind == .unboundNeed })
    #expect(found.prefix(50).allSatisfy { $0.description.contains("Did you mean 'BitsKey<") })
    #expect(found.dropFirst(50).allSatisfy { !$0.description.contains("Did you mean") })
  }

  @Test func `a cycle of two thousand modules is one problem, whatever leads into it`() {
    let keys = countedKeys(0..<2_000)
    let found = problems(
      of: Container {
        countedModule(countedKeys(3_000..<3_001)[0], needs: keys[1_000])
        for (number, key) in keys.enumerated() {
          countedModule(key, needs: keys[(number + 1) % 2_000])
        }
      }
    )
    #expect(found.map(\.kind) == [.cycle])
    #expect(found[0].description.split(separator: " -> ").count == 2_001)
  }

  @Test func `many small cycles are a problem each, though one leads to the next`() {
    let keys = countedKeys(0..<600)
    let found = problems(
      of: Container {
        for number in stride(from: 0, to: 600, by: 2) {
          countedModule(keys[number], needs: keys[number + 1])
          countedModule(keys[number + 1], needs: keys[number], keys[min(number + 2, 599)])
        }
      }
    )
    // The last one needs itself as well.
    #expect(found.count == 301)
    #expect(found.allSatisfy { $0.kind == .cycle })
  }
}

/// `verify()` names the shortest path from a shared instance to what it holds too long.
@Suite(.bounded) struct ManyHoldersTests {
  @Test func `each of many holders is reported with its shortest path`() {
    let keys = countedKeys(0..<330)
    let found = problems(
      of: Container {
        for number in 0..<300 { countedModule(keys[number], needs: keys[number + 1]) }
        countedModule(keys[300], scope: .session)
        for number in 301..<330 {
          countedModule(
            keys[number],
            scope: .singleton,
            needs: keys[number - 301],
            keys[290]
          )
        }
      }
    )
    #expect(found.count == 29)
    // The holder's, ten others' and the one that is dropped.
    #expect(found.allSatisfy { $0.description.split(separator: " -> ").count == 12 })
  }

  @Test func `what is held too long on several paths is reported from the nearest on`() {
    let keys = countedKeys(0..<6)
    let found = problems(
      of: Container {
        countedModule(keys[0], scope: .singleton, needs: keys[1], keys[3])
        countedModule(keys[1], needs: keys[2])
        countedModule(keys[2], scope: .session)
        countedModule(keys[3], scope: .custom)
        countedModule(keys[4], scope: .session, needs: keys[1], keys[3])
      }
    )
    #expect(found.map { $0.description.split(separator: " -> ").count } == [2, 3, 2])
  }
}

/// A service that notes when it is freed.
private final class Leaving: Service {
  let name = "leaving"
  private let freed: Counter

  init(_ freed: Counter) { self.freed = freed }
  deinit { freed.next() }
}
