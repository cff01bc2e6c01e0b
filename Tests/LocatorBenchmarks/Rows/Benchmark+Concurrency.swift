import Foundation
import Locator

#if !canImport(Darwin)
import Synchronization
#endif

extension Benchmark {
  /// Reads in threads and tasks.
  static let concurrency =
    (PinnedThreads.isPossible ? threads : []) + [
      Benchmark(id: "read-async-singleton", title: "await a ready asynchronous singleton") {
        let container = Container {
          Module(AsyncServiceKey.self, scope: .singleton) { ServiceImpl() }
        }
        .build()
        return [
          .floor: .timed { turns in
            inTask { for _ in 0..<turns { consume(await ByHand.readSharedAsynchronously()) } }
          },
          .library: .timed { turns in
            inTask { for _ in 0..<turns { consume(await readAsynchronously(container)) } }
          },
        ]
      }
    ]

  /// Jobs of two simultaneous threads.
  private static let threads = [
    Benchmark(id: "two-threads", title: "two threads read one ready singleton") {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .timed { turns in
          PinnedThreads.time(turns) { turns in for _ in 0..<turns { consume(ByHand.readShared()) } }
        },
        .library: .timed { turns in
          PinnedThreads.time(turns) { turns in for _ in 0..<turns { consume(read(container)) } }
        },
      ]
    },
    Benchmark(
      id: "two-threads-make",
      title: "make singletons of containers of their own, on two threads against one"
    ) {
      [
        .floor: .timed(countsHeap: false) { turns in
          let ended = AtomicNumber()
          return PinnedThreads.time {
            $0 == 0 ? singletons(turns) : []
          } _: { containers in
            readAll(containers)
            if containers.isEmpty { while ended.value == 0 {} } else { ended.add(1) }
          }
        },
        .library: .timed(countsHeap: false) { turns in
          PinnedThreads.time { _ in
            singletons(turns)
          } _: {
            readAll($0)
          }
        },
      ]
    },
    Benchmark(id: "race", title: "two threads race for a singleton that isn't made yet") {
      [
        .floor: .timed(countsHeap: false) { turns in
          race(turns) { made in
            DroppableByHand { made.make() }
          } read: {
            $0.read()
          }
        },
        .library: .timed(countsHeap: false) { turns in
          race(turns) { made in
            Container { Module(ServiceKey.self, scope: .singleton) { made.make() } }
          } read: {
            read($0)
          }
        },
      ]
    },
  ]

  @inline(never)
  private static func read(_ container: Container) -> any Service { container[ServiceKey.self] }

  /// Containers with a singleton that isn't made yet.
  private static func singletons(_ count: Int) -> [Container] {
    (0..<count).map { _ in
      Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
    }
  }

  @inline(never)
  private static func readAll(_ containers: [Container]) {
    for container in containers { consume(read(container)) }
  }

  @inline(never)
  private static func readAsynchronously(_ container: Container) async -> any Service {
    await container.resolve(AsyncServiceKey.self)
  }

  /// A factory that counts its instances.
  private final class Made: Sendable {
    private let number = AtomicNumber()

    /// The number of created instances.
    var count: Int { number.value }

    func make() -> any Service {
      number.add(1)
      return ServiceImpl()
    }
  }

  /// Lets two threads simultaneously read each of a number of empty places.
  ///
  /// The threads meet before each read, which is part of the time.
  private static func race<Place: Sendable>(
    _ turns: Int,
    for place: (Made) -> Place,
    read: @escaping @Sendable (Place) -> any Service
  ) -> Timing {
    let made = Made()
    let places = (0..<turns).map { _ in place(made) }
    let meeting = Meeting()
    let time = PinnedThreads.time { _ in
      for turn in 0..<turns {
        meeting.wait(turn + 1)
        consume(read(places[turn]))
      }
    }
    guard made.count == turns else { fatalError("\(made.count) instances of \(turns) were made.") }
    return time
  }

  /// The duration of work in a task.
  private final class Elapsed: Sendable {
    let time = Mutex(Duration.zero)
  }

  /// Returns the time that an asynchronous function takes in a task.
  static func inTask(_ body: @escaping @Sendable () async -> Void) -> Timing {
    let ended = DispatchSemaphore(value: 0)
    let elapsed = Elapsed()
    Task.detached {
      let start = ContinuousClock.now
      await body()
      elapsed.time.withLock { $0 = ContinuousClock.now - start }
      ended.signal()
    }
    ended.wait()
    return Timing(elapsed.time.withLock { $0.nanoseconds })
  }
}
