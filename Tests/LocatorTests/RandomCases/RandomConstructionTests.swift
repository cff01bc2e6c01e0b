import Locator
import LocatorTestSupport
import Testing

private final class Part: Sendable {}
private struct PartFailed: Error {}

private enum PartKey: InjectionKey {
  typealias Value = Part
  typealias Arguments = Int
}
private enum AsyncPartKey: AsyncInjectionKey {
  typealias Value = Part
  typealias Arguments = Int
}
private enum FailingPartKey: AsyncInjectionKey {
  typealias Value = Part
  typealias Arguments = Int
  typealias Failure = any Error
}

extension RandomNumberGenerator {
  fileprivate mutating func element<Element>(of all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &self)]
  }
}

/// What is made in a round, and who reads it.
private struct ConstructionPlan: Sendable {
  enum Kind: CaseIterable { case synchronous, asynchronous, failing }

  struct Node: Sendable {
    let kind: Kind
    /// Later nodes, so that there is no cycle.
    let needs: [Int]
    /// How often its factory fails at first.
    let failures: Int
    let turns: Int
  }

  struct Reader: Sendable {
    let node: Int
    /// After how many turns its task is cancelled, if it is.
    let cancellation: Int?
  }

  let nodes: [Node]
  let threads: [Int]
  let tasks: [Reader]
  let scope: EveryScope

  init(using generator: inout some RandomNumberGenerator) {
    let count = Int.random(in: 2...6, using: &generator)
    let kinds = (0..<count - 1).map { _ in generator.element(of: Kind.allCases) }
    let all = kinds + [.synchronous]
    nodes = all.indices.map { id in
      // Who doesn't wait or fail needs nothing that does.
      let others = all.indices.filter { other in
        other > id && (all[id] == .failing || all[other] == .synchronous || all[other] == all[id])
      }
      return Node(
        kind: all[id],
        needs: others.filter { _ in Bool.random(using: &generator) },
        failures: all[id] == .failing ? Int.random(in: 0...2, using: &generator) : 0,
        turns: Int.random(in: 0...3, using: &generator)
      )
    }
    let synchronous = all.indices.filter { all[$0] == .synchronous }
    threads = (0..<3).map { _ in generator.element(of: synchronous) }
    tasks = (0..<5).map { _ in
      let isCancelled = Int.random(in: 0..<3, using: &generator) == 0
      return Reader(
        node: generator.element(of: Array(all.indices)),
        cancellation: isCancelled ? Int.random(in: 0...5, using: &generator) : nil
      )
    }
    scope = generator.element(of: EveryScope.shared)
  }
}

/// A round of reads by threads and tasks that begin together.
private final class ConstructionRound: Sendable {
  private let plan: ConstructionPlan
  /// What readers got, which keeps it, so that no other part has its address.
  private let handed: Guarded<[[Part]]>
  private let made: [Counter]
  private let begun: [Counter]
  private let faults = Guarded<[String]>([])

  init(_ plan: ConstructionPlan) {
    self.plan = plan
    handed = Guarded(plan.nodes.map { _ in [] })
    made = plan.nodes.map { _ in Counter() }
    begun = plan.nodes.map { _ in Counter() }
  }

  private func makeContainer() -> Container {
    Container {
      Module(PartKey.self, scope: plan.scope.scope(), needs: Resolver.self) { [self] resolver, id in
        begun[id].next()
        for need in plan.nodes[id].needs { note(resolver[PartKey.self, need], of: need) }
        yieldThread(times: plan.nodes[id].turns)
        made[id].next()
        return Part()
      }
      Module(AsyncPartKey.self, scope: plan.scope.scope(), needs: Resolver.self) {
        [self] resolver, id in
        begun[id].next()
        for need in plan.nodes[id].needs {
          note(
            plan.nodes[need].kind == .synchronous
              ? resolver[PartKey.self, need]
              : await resolver.resolve(AsyncPartKey.self, need),
            of: need
          )
        }
        for _ in 0..<plan.nodes[id].turns { await Task.yield() }
        made[id].next()
        return Part()
      }
      Module(FailingPartKey.self, scope: plan.scope.scope(), needs: Resolver.self) {
        [self] resolver, id async throws in
        let turn = begun[id].next()
        for need in plan.nodes[id].needs { try await read(need, resolver) }
        for _ in 0..<plan.nodes[id].turns { await Task.yield() }
        if turn <= plan.nodes[id].failures { throw PartFailed() }
        made[id].next()
        return Part()
      }
    }
  }

  private func note(_ part: Part, of node: Int) { handed.change { $0[node].append(part) } }

  @discardableResult
  private func read(_ node: Int, _ reader: some _Reads) async throws -> Part {
    let part =
      switch plan.nodes[node].kind {
      case .synchronous: reader[PartKey.self, node]
      case .asynchronous: await reader.resolve(AsyncPartKey.self, node)
      case .failing: try await reader.resolve(FailingPartKey.self, node)
      }
    note(part, of: node)
    return part
  }

  /// Returns what was wrong.
  func run() async -> [String] {
    let container = makeContainer()
    async let threads: Void = besideThreads(plan.threads.count) { [self] number in
      note(container[PartKey.self, plan.threads[number]], of: plan.threads[number])
    }
    await withTaskGroup { group in
      for reader in plan.tasks { group.addTask { await self.read(as: reader, container) } }
    }
    await threads
    for node in plan.nodes.indices { await readToTheEnd(node, container) }
    check()
    return faults.value
  }

  private func read(as reader: ConstructionPlan.Reader, _ container: Container) async {
    let task = Task {
      do {
        try await read(reader.node, container)
      } catch is PartFailed {
      } catch {
        guard reader.cancellation != nil, plan.nodes[reader.node].kind == .failing else {
          return faults.change { $0.append("a reader of \(reader.node) got \(error)") }
        }
      }
    }
    if let turns = reader.cancellation {
      for _ in 0..<turns { await Task.yield() }
      task.cancel()
    }
    await task.value
  }

  /// Reads a node until it doesn't fail.
  private func readToTheEnd(_ node: Int, _ container: Container) async {
    for _ in 0..<100 where (try? await read(node, container)) != nil { return }
    faults.change { $0.append("\(node) always fails") }
  }

  private func check() {
    let isCancelled = plan.tasks.contains { $0.cancellation != nil }
    for (node, parts) in handed.value.enumerated() {
      if Set(parts.map(ObjectIdentifier.init)).count != 1 {
        faults.change { $0.append("readers of \(node) got different instances") }
      }
      // The last reader that leaves ends a construction, whose instance is nobody's.
      if made[node].count != 1, !isCancelled {
        faults.change { $0.append("\(node) was made \(self.made[node].count) times") }
      }
    }
  }
}

/// Random graphs of instances that threads and tasks read, some of which fail or are cancelled.
@Suite(.bounded) struct RandomConstructionTests {
  @Test(arguments: RandomCases.seeds)
  func `whoever reads a random graph gets the one instance of each key`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomCases.rounds(100) {
      let plan = ConstructionPlan(using: &generator)
      let faults = await ConstructionRound(plan).run()
      #expect(faults.isEmpty, "seed \(seed), round \(round): \(plan)")
      if !faults.isEmpty { return }
    }
  }
}
