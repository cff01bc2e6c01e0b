import Foundation
import Locator
import LocatorTestSupport
import Testing

/// An object that notes its life: that it is made, closed and freed, and in which container.
///
/// Its end reads and resets its container, as a `deinit` of a user may.
private final class Creature: Sendable {
  private let world: LifeWorld
  private let number: Int

  init(_ world: LifeWorld) {
    self.world = world
    number = world.register()
  }

  deinit { world.note(freed: number) }

  func close() async {
    for _ in 0..<number % 3 { await Task.yield() }
    world.note(closed: number)
    let container = Container.current()
    if number % 5 == 0 { _ = await container.resolve(FeedKey.self) }
    await world.mayClose(container, number)
  }
}

/// What the model says of a round: how often each object was closed, and whether it was freed.
private final class LifeWorld: Sendable {
  private let states = Guarded<[(closings: Int, isFreed: Bool)]>([])
  private let resets: Guarded<[WeakLink]> = Guarded([])

  /// Whether factories and hooks may close their container.
  let isRestless: Bool

  init(isRestless: Bool) { self.isRestless = isRestless }

  struct WeakLink: Sendable { weak let container: Container? }

  func register() -> Int {
    let number = Guarded(0)
    states.change { states in
      number.value = states.count
      states.append((0, false))
    }
    return number.value
  }

  /// Lets the end of objects read and reset a container.
  func watch(_ container: Container) {
    resets.change { $0.append(WeakLink(container: container)) }
  }

  func note(closed number: Int) { states.change { $0[number].closings += 1 } }

  func note(freed number: Int) {
    states.change { $0[number].isFreed = true }
    guard number % 4 == 0, let container = resets.value.last?.container else { return }
    _ = container[NumberKey?.self]
    container.reset(.session)
  }

  var count: Int { states.value.count }

  /// Closes the container of a factory or a hook now and then, itself or in a task.
  func mayClose(_ container: Container, _ number: Int) async {
    guard isRestless else { return }
    switch number % 7 {
    case 0: try? await container.close()
    case 1: try? await Task { try await container.close() }.value
    case 2: Task { try await container.close() }
    default: break
    }
  }

  /// The objects that weren't freed within ten seconds, for those that tasks without a reader still hold.
  func kept() async -> [Int] {
    let end = ContinuousClock.now + .seconds(10)
    var kept = [0]
    while !kept.isEmpty, ContinuousClock.now < end {
      await Task.yield()
      states.change { states in kept = states.indices.filter { !states[$0].isFreed } }
    }
    return kept
  }

  /// The objects that weren't closed exactly once, of the first ones.
  func notClosedOnce(ofFirst count: Int) -> [Int] {
    states.value.indices.prefix(count).filter { states.value[$0].closings != 1 }
  }

  var closedTwice: [Int] { states.value.indices.filter { states.value[$0].closings > 1 } }
}

private enum FeedKey: AsyncInjectionKey { typealias Value = Creature }
private enum TokenKey: AsyncInjectionKey {
  typealias Value = Creature
  typealias Failure = any Error
}
private enum StoreKey: InjectionKey { typealias Value = Creature }
private enum PageOfKey: InjectionKey {
  typealias Value = Creature
  typealias Arguments = Int
}
private enum UserKey: InjectionKey { typealias Value = Int }

/// The modules of a container of a round.
@Sendable private func modules(_ world: LifeWorld, _ tasks: TaskList) -> [AnyModule] {
  .listing {
    Module(NumberKey.self) { 1 }
    Module(FeedKey.self, scope: .singleton, needs: NumberKey.self) { _ async in
      // A task that outlives its factory, and reads what is made of it.
      let container = Container.current()
      tasks.add(Task { _ = try? await container.resolve(TokenKey.self) })
      await Task.yield()
      return Creature(world)
    }
    .eager()
    .onClose { await $0.close() }
    Module(TokenKey.self, scope: .session, needs: StoreKey.self) { _ in
      for _ in 0..<3 { await Task.yield() }
      try Task.checkCancellation()
      await world.mayClose(.current(), world.count)
      return Creature(world)
    }
    .onClose { await $0.close() }
    Module(StoreKey.self, scope: .singleton) { Creature(world) }.onClose { await $0.close() }
    Module(PageOfKey.self, scope: .session) { _ in Creature(world) }.onClose { await $0.close() }
  }
}

/// The tasks that factories have started.
private final class TaskList: Sendable {
  private let tasks = Guarded<[Task<Void, Never>]>([])

  func add(_ task: Task<Void, Never>) { tasks.change { $0.append(task) } }

  /// Waits for all, also for those that they start.
  func end() async {
    while true {
      let next = Guarded<Task<Void, Never>?>(nil)
      tasks.change { next.value = $0.popLast() }
      guard let task = next.value else { return }
      await task.value
    }
  }
}

/// Reads, resets and closes the containers of a round at random.
private struct LifePlan: Sendable {
  let seeds: [UInt64]
  let closer: Int

  /// Whether factories and hooks may close their container, too.
  let isRestless: Bool

  /// Whether no container is closed before all others have read.
  var closesAtTheEnd: Bool { closer >= seeds.count + 2 && !isRestless }

  init(using generator: inout some RandomNumberGenerator) {
    seeds = (0..<4).map { _ in generator.next() }
    closer = Int.random(in: 0..<8, using: &generator)
    isRestless = Int.random(in: 0..<3, using: &generator) == 0
  }

  func act(_ number: Int, on container: Container, _ requests: Blueprint<UserKey>) async {
    var generator = SeededGenerator(seed: seeds[number])
    for _ in 0..<25 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: _ = container[StoreKey.self]
      case 1: _ = container[PageOfKey.self, Int.random(in: 0..<3, using: &generator)]
      case 2: _ = await container.resolve(FeedKey.self)
      case 3: _ = try? await container.resolve(TokenKey.self)
      case 4:
        let reader = Task { try await container.resolve(TokenKey.self) }
        if Bool.random(using: &generator) { await Task.yield() }
        reader.cancel()
        _ = try? await reader.value
      case 5: container.reset(.session)
      case 6: _ = requests.container(number)[UserKey.self]
      case 7: _ = (container[StoreKey?.self], container[[StoreKey].self])
      case 8: try? await container.ready()
      default: withContainer(container) { _ = Inject(StoreKey.self)() }
      }
    }
  }
}

/// Objects are made and closed as a sequential model says, whatever happens at the same time.
@Suite(.bounded) struct RandomLifeTests {
  @Test(arguments: RandomCases.seeds)
  func `each instance is closed once and freed, and no program is stopped`(seed: UInt64) async {
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed] in
      var generator = SeededGenerator(seed: seed)
      for round in 0..<RandomCases.rounds(40) {
        let plan = LifePlan(using: &generator)
        let (world, tasks) = (LifeWorld(isRestless: plan.isRestless), TaskList())
        await {
          let app = Container { modules(world, tasks) }
          let session = Container(parent: app) { modules(world, tasks) }
          let requests = Blueprint(parent: session, given: UserKey.self) {}
          world.watch(session)
          await withTaskGroup { group in
            for number in plan.seeds.indices {
              group.addTask {
                await plan.act(number, on: number % 2 == 0 ? session : app, requests)
                // At any moment, and from any place.
                if plan.closer == number { try? await session.close() }
                if plan.closer == number + 2 { try? await app.close() }
              }
            }
          }
          await tasks.end()
          let count = world.count
          try? await app.close()
          await tasks.end()
          // Else something may have been made after an earlier close, which nothing closes.
          if plan.closesAtTheEnd {
            #expect(
              world.notClosedOnce(ofFirst: count) == [], "seed \(seed), round \(round): left open")
          }
          #expect(world.closedTwice == [], "seed \(seed), round \(round): closed twice")
        }()
        #expect(await world.kept() == [], "seed \(seed), round \(round): kept")
      }
    }
  }
}
