import Locator
import LocatorTestSupport

private enum PartKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

/// Containers that are made as a random plan says, and what has happened to their instances.
final class RandomFamily: Sendable {
  /// What there is of a container.
  private struct Entry {
    var container: Container?
    let parent: Int?
    /// The instances that aren't closed, in the order in which they were made.
    var open: [Int] = []
  }

  private struct State {
    var entries: [Entry] = []
    var faults: [String] = []
    var failed: [String] = []
    /// Children in which nothing is read.
    var idle: [Container] = []
  }

  private let state = Guarded(State())
  private let (looseMade, looseClosed) = (Counter(), Counter())
  private let planned: Int

  init(_ root: RandomMember) {
    planned = root.count
    add(root, to: nil)
  }

  /// What was wrong.
  var faults: [String] { state.value.faults }

  /// The instances that aren't closed, by the numbers of their containers.
  var left: [String] {
    let left = state.value.entries.enumerated().flatMap { id, entry in
      entry.open.map { "\(id).\($0)" }
    }
    let loose = looseMade.count - looseClosed.count
    return left + (loose == 0 ? [] : ["\(loose) that were dropped"])
  }

  /// The closures that have failed.
  var failed: Set<String> { Set(state.value.failed) }

  /// Closes one of the containers that were planned, of which the first is the parent of all.
  ///
  /// - Returns: The closures whose failures are thrown.
  func close(_ number: UInt64 = 0) async -> [String] {
    let id = Int(number % UInt64(planned))
    do {
      try await state.value.entries[id].container?.close()
    } catch {
      let errors = (error as? CloseError)?.errors ?? []
      return errors.map { ($0 as? Failed)?.reason ?? "\($0)" }.sorted()
    }
    return []
  }

  /// Makes a child in which nothing is read, and keeps one of four.
  func makeIdleChild(ofAny number: UInt64) {
    let parent = state.value.entries[Int(number % UInt64(planned))].container
    let child = Container(parent: parent) {}
    if number.isMultiple(of: 4) { state.change { $0.idle.append(child) } }
  }

  /// Releases the containers, which retain this family.
  func end() {
    // Not under the lock, because it takes time.
    let last = state.value
    state.value = State()
    withExtendedLifetime(last) {}
  }
}

extension RandomFamily {
  /// Makes a container, its instances and its children.
  private func add(_ plan: RandomMember, to parent: Int?) {
    var (id, above) = (0, Container?.none)
    state.change { state in
      id = state.entries.count
      above = parent.flatMap { state.entries[$0].container }
      state.entries.append(Entry(parent: parent))
    }
    // What is forgotten gets no children any longer.
    guard parent == nil || above != nil else { return }
    let number = id
    let container = Container(parent: above) {
      Module(PartKey.self, scope: .singleton) { $0 }
        .onClose { [self] part in try await close(part, of: number, plan) }
      Module(NumberKey.self, scope: .custom) { [looseMade] in looseMade.next() }
        .onClose { [looseClosed] _ in looseClosed.next() }
    }
    state.change { $0.entries[id].container = container }
    for part in plan.instances.indices {
      state.change { $0.entries[id].open.append(part) }
      _ = container[PartKey.self, part]
    }
    for child in plan.children { add(child, to: id) }
  }

  /// What the closure of `onClose` does for an instance.
  private func close(_ part: Int, of id: Int, _ plan: RandomMember) async throws {
    state.change { state in
      if state.entries[id].open.last != part { state.faults.append("\(id).\(part) isn't the last") }
      for (child, entry) in state.entries.enumerated()
      where entry.parent == id && !entry.open.isEmpty {
        state.faults.append("\(id).\(part) is closed before its child \(child)")
      }
    }
    var fails = false
    for step in plan.instances[part] {
      if case .fail = step { fails = true }
      try await run(step, of: id)
    }
    state.change { state in
      if state.entries[id].open.popLast() != part {
        state.faults.append("\(id).\(part) is closed twice")
      }
      if fails { state.failed.append("\(id).\(part)") }
    }
    if fails { throw Failed(reason: "\(id).\(part)") }
  }

  private func run(_ step: RandomMember.Step, of id: Int) async throws {
    switch step {
    case .makeChild(let generationsUp, let plan):
      add(plan, to: ancestor(of: id, generationsUp))
    case .makeChildren(let threads, let generationsUp, let plan):
      let parent = ancestor(of: id, generationsUp)
      await besideThreads(threads) { [self] _ in
        let container = state.value.entries[parent].container
        for _ in 0..<20 { _ = Container(parent: container) {} }
        add(plan, to: parent)
        for _ in 0..<20 { _ = Container(parent: container) {} }
      }
    case .forget:
      state.change { $0.entries[id].container = nil }
    case .reset:
      let container = Container.current()
      _ = container[NumberKey.self]
      container.reset(.custom)
      _ = container[NumberKey.self]
    case .close:
      try await Container.current().close()
    case .pause:
      await Task.yield()
    case .fail:
      break
    }
  }

  /// The number of the container that is as many generations above another one.
  private func ancestor(of id: Int, _ generations: Int) -> Int {
    let entries = state.value.entries
    return (0..<generations).reduce(id) { id, _ in entries[id].parent ?? id }
  }
}

extension RandomMember {
  /// How many containers there are before the closing.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
