import Foundation
import Locator
import LocatorTestSupport
import Testing

/// Counts how often it is made.
private final class Made: Service {
  let name = "made"
  init(_ counter: Counter) { counter.next() }
}

/// The values that threads have read.
///
/// Under a lock that ThreadSanitizer knows, which on Linux the standard library's isn't.
private final class Readings<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  func add(_ value: Value) { lock.withLock { values.append(value) } }
  var all: [Value] { lock.withLock { values } }
}

private enum PointKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
}

private final class Worker: Sendable {
  let service = Inject(ServiceKey.self)
}

/// Threads that read a cold container make each shared instance once.
@Suite struct ConcurrencyTests {
  static let threadCounts = [2, 8, 64]

  @Test func `64 threads in a cold program make one singleton once`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let readings = Readings<ObjectIdentifier>()
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { Made(counter) }
      }
      .build()
      onThreads(64) { _ in readings.add(ObjectIdentifier(container[ServiceKey.self])) }
      #expect(counter.count == 1)
      #expect(Set(readings.all).count == 1)
      #expect(readings.all.count == 64)
    }
  }

  @Test func `each of 64 threads in a cold program is in a container of its own`() async {
    await #expect(processExitsWith: .success) {
      // Nothing has noted anything on a thread when all of them begin to.
      let containers = (0..<64).map { number in
        Container {
          Module(NumberKey.self) { number }
          Module(WordKey.self) { "\(NumberKey.currentValue())" }
        }
      }
      let readings = Readings<String>()
      onThreads(64) { number in
        for _ in 0..<100 { readings.add("\(number) \(containers[number][WordKey.self])") }
      }
      #expect(readings.all.count == 6_400)
      #expect(Set(readings.all) == Set((0..<64).map { "\($0) \($0)" }))
    }
  }

  @Test(arguments: threadCounts) func `threads make one singleton once, again and again`(
    threads: Int
  ) {
    for _ in 0..<20 {
      let counter = Counter()
      let readings = Readings<ObjectIdentifier>()
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { Made(counter) }
      }
      onThreads(threads) { _ in readings.add(ObjectIdentifier(container[ServiceKey.self])) }
      #expect(counter.count == 1)
      #expect(Set(readings.all).count == 1)
    }
  }

  @Test func `threads make one singleton for each value of the arguments`() {
    let counter = Counter()
    let readings = Readings<ObjectIdentifier>()
    let container = Container {
      Module(PointKey.self, scope: .singleton) { _ in Made(counter) }
    }
    onThreads(64) { number in
      readings.add(ObjectIdentifier(container[PointKey.self, number % 8]))
    }
    #expect(counter.count == 8)
    #expect(Set(readings.all).count == 8)
  }

  @Test func `threads that read a property for the first time get one value`() {
    let counter = Counter()
    let readings = Readings<ObjectIdentifier>()
    let container = Container { Module(ServiceKey.self) { Made(counter) } }
    let worker = withContainer(container) { Worker() }
    onThreads(64) { _ in readings.add(ObjectIdentifier(worker.service())) }
    #expect(counter.count == 1)
    #expect(Set(readings.all).count == 1)
  }

  @Test func `transient instances of threads are all different`() {
    let counter = Counter()
    let readings = Readings<any Service>()
    let container = Container { Module(ServiceKey.self) { Made(counter) } }
    onThreads(64) { _ in
      for _ in 0..<20 { readings.add(container[ServiceKey.self]) }
    }
    #expect(counter.count == 64 * 20)
    #expect(Set(readings.all.map { ObjectIdentifier($0) }).count == 64 * 20)
  }

  @Test func `a graph of each thread is its own`() {
    struct Pair: Sendable {
      let first: any Service
      let second: any Service
    }
    enum PairKey: InjectionKey { typealias Value = Pair }
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .graph) { Made(counter) }
      Module(PairKey.self, needs: ServiceKey.self, ServiceKey.self, make: Pair.init)
    }
    let pairs = Readings<Pair>()
    onThreads(64) { _ in pairs.add(container[PairKey.self]) }
    #expect(pairs.all.allSatisfy { $0.first === $0.second })
    #expect(counter.count == 64)
  }

  @Test func `a slow factory delays only readers of its own key`() {
    let reading = Barrier(2)
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) {
        // Goes on only when the other thread has read its own key.
        reading.wait()
        return ServiceImpl("slow")
      }
      Module(SpareKey.self, scope: .singleton) { ServiceImpl("quick") }
    }
    onThreads(2) { number in
      if number == 0 {
        #expect(container[ServiceKey.self].name == "slow")
      } else {
        #expect(container[SpareKey.self].name == "quick")
        reading.wait()
      }
    }
  }

  @Test
  func `threads that wait for a factory that fails get its error, and the next read tries again`() {
    let counter = Counter()
    let failures = Counter()
    let container = Container {
      Module(ConfigKey.self, scope: .singleton) { () throws(Failed) in
        guard counter.next() > 3 else { throw Failed(reason: "not yet") }
        return ServiceImpl()
      }
    }
    onThreads(64) { _ in
      while true {
        do {
          _ = try container[ConfigKey.self]
          return
        } catch {
          failures.next()
        }
      }
    }
    #expect(counter.count == 4)
    #expect(failures.count >= 3)
  }

  @Test func `singletons that need each other's needs don't hang`() {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }
      Module(WordKey.self, scope: .singleton, needs: NumberKey.self) { "\($0)" }
      Module(ServiceKey.self, scope: .singleton, needs: WordKey.self, NumberKey.self) { word, _ in
        ServiceImpl(word)
      }
      Module(SpareKey.self, scope: .singleton, needs: ServiceKey.self, NumberKey.self) {
        service,
        _ in
        ServiceImpl(service.name)
      }
    }
    onThreads(64) { number in
      switch number % 4 {
      case 0: #expect(container[NumberKey.self] == 1)
      case 1: #expect(container[WordKey.self] == "1")
      case 2: #expect(container[ServiceKey.self].name == "1")
      default: #expect(container[SpareKey.self].name == "1")
      }
    }
  }

  @Test func `parents and children are used from many threads`() {
    let counter = Counter()
    let parent = Container {
      Module(ServiceKey.self, scope: .singleton) { Made(counter) }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
    }
    onThreads(64) { number in
      let child = Container(parent: parent) { Module(NumberKey.self) { number } }
      for _ in 0..<20 {
        #expect(child[SpareKey.self] === child[ServiceKey.self])
        #expect(child[NumberKey.self] == number)
      }
    }
    #expect(counter.count == 1)
  }

  @Test func `a thousand tasks make one singleton once`() async {
    let counter = Counter()
    let container = Container { Module(ServiceKey.self, scope: .singleton) { Made(counter) } }
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<1_000 {
        group.addTask { ObjectIdentifier(container[ServiceKey.self]) }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
    #expect(counter.count == 1)
  }

  @Test func `a container may be built while threads read`() async {
    await #expect(processExitsWith: .success) {
      @Sendable func build(_ number: Int) {
        Container {
          Module(WordKey.self) { "root \(number)" }
          Module(ServiceKey.self, scope: .singleton, needs: WordKey.self) { ServiceImpl($0) }
        }
        .build()
      }
      build(0)
      onThreads(17) { number in
        if number == 0 {
          for round in 1...200 { build(round) }
        } else {
          for _ in 0..<200 {
            #expect(ServiceKey.currentValue().name.hasPrefix("root "))
            #expect(Worker().service().name.hasPrefix("root "))
          }
        }
      }
    }
  }
}
