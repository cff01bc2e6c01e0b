@testable import Locator

/// Threads that make instances which read each other, one step of one thread at a time.
///
/// A step is what a thread does without another one in between: what it does under the lock of ``ThreadConstructions``, or
/// what it does alone. The threads do what ``ThreadConstructions`` does; the rules are those of ``ConstructionGraph``.
struct ModelWorld: ~Copyable {
  let script: ModelScript
  private(set) var threads: [ModelThread]

  /// Whether a thread would have waited for itself, which stops a program.
  private(set) var isStopped = false

  /// What is wrong, if anything is.
  private(set) var problem: String?

  private var graph = ConstructionGraph()
  private(set) var places: [Place]

  /// The place of a key's instance.
  struct Place {
    fileprivate let identity = Identity()
    fileprivate(set) var isThere = false
    fileprivate(set) var timesMade = 0
    fileprivate(set) var construction: Construction?
  }

  /// What places are told apart by.
  fileprivate final class Identity {}

  init(_ script: ModelScript) {
    self.script = script
    threads = script.reads.map { ModelThread(state: .read($0)) }
    places = script.keys.map { _ in Place() }
  }

  /// The threads that have something to do.
  var runnable: [Int] {
    isStopped || problem != nil ? [] : threads.indices.filter { threads[$0].isRunnable }
  }

  /// Lets a thread do a step.
  mutating func step(_ index: Int) {
    let context = threads[index].context
    switch threads[index].state {
    case .read(let key):
      begin(key, index)
    case .waiting(let other, _):
      decide(index, wanting: other)
    case .making:
      makeOn(index)
    case .stored:
      end(index, seen: [])
    case .publishing(let complete, let seenBefore):
      for construction in complete { store(key(of: construction)) }
      threads[index].state = .lettingGo(complete, seenBefore: seenBefore)
    case .lettingGo(let complete, let seenBefore):
      for construction in complete {
        wake(graph.release(construction))
        (graph[construction].seen, graph[construction].publish) = ([], nil)
      }
      threads[index].state = .settling(seenBefore: seenBefore)
    case .settling(let seenBefore), .waitingForSeen(_, let seenBefore, _):
      var open: [Construction] = []
      for other in context.unfinished where !graph[other].isOver { open.append(other) }
      if context.unfinished.count > seenBefore, context.constructionCount == 0,
        let other = open.first
      {
        graph[other].noteWait()
        threads[index].state = .waitingForSeen(other, seenBefore: seenBefore, isWoken: false)
      } else {
        if isOver(context.unfinished.dropFirst(seenBefore)) {
          context.unfinished.removeSubrange(min(seenBefore, context.unfinished.count)...)
        }
        threads[index].state = threads[index].frames.isEmpty ? .done : .making
      }
    case .done:
      break
    }
  }
}

// What a thread does in a step.
extension ModelWorld {
  /// Reads a key: takes its instance, begins to make it, or wants it of another thread.
  private mutating func begin(_ key: Int, _ index: Int) {
    let context = threads[index].context
    guard !places[key].isThere else { return goOn(index) }
    let site = ConstructionSite(
      owner: ObjectIdentifier(places[key].identity),
      key: Int.self,
      location: .unknown
    )
    let seenBefore = context.unfinished.count
    let (construction, isNew) = graph.construction(of: site, by: context)
    guard isNew else { return decide(index, wanting: construction) }
    places[key].construction = construction
    threads[index].frames.append(
      .init(construction: construction, key: key, seenBefore: seenBefore)
    )
    threads[index].state = .making
  }

  /// Does what the graph says to a thread that wants an instance.
  private mutating func decide(_ index: Int, wanting other: Construction) {
    switch graph.turn(of: threads[index].context, wanting: other) {
    case .take:
      goOn(index)
    case .stop(let path):
      isStopped = true
      if hasResult(path) { problem = "a cycle with a hook stops nothing" }
    case .wait(let waking):
      threads[index].state = .waiting(other, isWoken: false)
      wake(waking)
    }
  }

  /// Goes on with what a thread makes, if it makes something, after it has read a key.
  private mutating func goOn(_ index: Int) {
    threads[index].state = threads[index].frames.isEmpty ? .done : .making
    guard threads[index].frames.isEmpty else { return }
    threads[index].state = .settling(seenBefore: 0)
  }

  /// Reads the next key in the factory or the hook, or comes to the end of the hook.
  private mutating func makeOn(_ index: Int) {
    let last = threads[index].frames.count - 1
    let frame = threads[index].frames[last]
    let plan = script.keys[frame.key]
    if frame.factoryReads < plan.factory.count {
      threads[index].frames[last].factoryReads += 1
      threads[index].state = .read(plan.factory[frame.factoryReads])
    } else if graph[frame.construction].result == nil,
      !plan.hook.isEmpty || isAwaited(last, by: index)
    {
      graph[frame.construction].result = Identity()
      runDeferred(index)
    } else if !frame.isDue, let position = factory(around: last, of: index) {
      threads[index].context.unfinished.append(frame.construction)
      threads[index].deferred.append((threads[index].frames.removeLast(), position))
    } else if frame.hookReads < plan.hook.count {
      threads[index].frames[last].hookReads += 1
      threads[index].state = .read(plan.hook[frame.hookReads])
    } else {
      places[frame.key].timesMade += 1
      let seen = threads[index].context.unfinished[frame.seenBefore...]
        .filter { $0 !== frame.construction }
      guard seen.isEmpty else { return end(index, seen: seen) }
      store(frame.key)
      threads[index].state = .stored
    }
  }

  /// Whether hooks wait for what a thread makes.
  private func isAwaited(_ position: Int, by index: Int) -> Bool {
    threads[index].deferred.contains { $0.position == position }
  }

  /// The outermost of the frames that the declared hook of the last one has to wait for.
  private func factory(around last: Int, of index: Int) -> Int? {
    let plan = script.keys[threads[index].frames[last].key]
    guard plan.isDeclared, threads[index].frames[last].hookReads == 0 else { return nil }
    let needs = script.needs(of: plan.hook) { places[$0].isThere }
    for (position, frame) in threads[index].frames[..<last].enumerated()
    where graph[frame.construction].result == nil && needs.contains(frame.key) {
      return position
    }
    return nil
  }

  /// Lets the hooks run that have waited for what a thread has just made.
  private mutating func runDeferred(_ index: Int) {
    let position = threads[index].frames.count - 1
    let due = threads[index].deferred.filter { $0.position == position }.map(\.frame)
    threads[index].deferred.removeAll { $0.position == position }
    threads[index].frames += due.reversed().map { frame in
      var frame = frame
      frame.isDue = true
      return frame
    }
  }

  /// Ends the innermost construction of a thread.
  private mutating func end(_ index: Int, seen: [Construction]) {
    let frame = threads[index].frames.removeLast()
    let end = graph.end(
      frame.construction,
      result: Identity(),
      seen: seen,
      publish: seen.isEmpty ? nil : {}
    )
    wake(end.woken)
    if !seen.isEmpty { threads[index].context.unfinished.append(frame.construction) }
    threads[index].state = .publishing(end.complete, seenBefore: frame.seenBefore)
  }

  private mutating func store(_ key: Int) { places[key].isThere = true }

  /// Whether everybody may have the instances.
  private func isOver(_ constructions: some Sequence<Construction>) -> Bool {
    for construction in constructions where !graph[construction].isOver { return false }
    return true
  }

  /// Whether one of them has an instance, finished or not.
  private func hasResult(_ constructions: [Construction]) -> Bool {
    for construction in constructions where graph[construction].result != nil { return true }
    return false
  }

  private func key(of construction: Construction) -> Int {
    places.firstIndex { $0.construction === construction } ?? 0
  }

  /// Wakes the threads that wait for constructions.
  private mutating func wake(_ constructions: [Construction]) {
    for index in threads.indices {
      switch threads[index].state {
      case .waiting(let other, _) where constructions.contains { $0 === other }:
        threads[index].state = .waiting(other, isWoken: true)
      case .waitingForSeen(let other, let seenBefore, _)
      where constructions.contains { $0 === other }:
        threads[index].state = .waitingForSeen(other, seenBefore: seenBefore, isWoken: true)
      default:
        break
      }
    }
  }
}

// What has to hold after every step.
extension ModelWorld {
  /// Looks for what is wrong after a step.
  mutating func check() {
    guard problem == nil, !isStopped else { return }
    for (index, thread) in threads.enumerated() {
      switch thread.state {
      case .waiting(let other, isWoken: false):
        let isOfCycle = hasResult([other]) && graph.path(from: other, to: thread.context) != nil
        if isOver([other]) || isOfCycle { problem = "thread \(index) sleeps, and could go on" }
      case .waitingForSeen(let other, _, isWoken: false) where isOver([other]):
        problem = "thread \(index) sleeps, and could return"
      case .done where !isOver(thread.context.unfinished):
        problem = "thread \(index) has what isn't finished"
      default:
        break
      }
    }
    if places.contains(where: { $0.timesMade > 1 }) { problem = "an instance was made twice" }
    for place in places where place.isThere {
      guard let construction = place.construction else { continue }
      for other in graph[construction].seen where !isOver([other]) && !graph.isComplete(other) {
        problem = "an instance is there that knows an unfinished one"
      }
    }
    guard problem == nil, runnable.isEmpty else { return }
    if !threads.allSatisfy({ if case .done = $0.state { true } else { false } }) {
      problem = "all threads sleep"
    } else if !graph.isEmpty {
      problem = "something is still being made"
    }
  }

  /// Numbers that are the same in two worlds if what can happen in them is the same.
  var fingerprint: [Int] {
    var numbers: [Int] = []
    for thread in threads {
      switch thread.state {
      case .read(let key): numbers += [0, key]
      case .waiting(let other, let isWoken): numbers += [1, key(of: other), isWoken ? 1 : 0]
      case .making: numbers += [2]
      case .stored: numbers += [3]
      case .publishing(let all, let count): numbers += [4, count] + self.numbers(of: all)
      case .lettingGo(let all, let count): numbers += [5, count] + self.numbers(of: all)
      case .settling(let count): numbers += [6, count]
      case .waitingForSeen(let other, let count, let isWoken):
        numbers += [7, key(of: other), count, isWoken ? 1 : 0]
      case .done: numbers += [8]
      }
      for frame in thread.frames {
        numbers += [-1, frame.key, frame.seenBefore, frame.factoryReads, frame.hookReads]
        numbers.append(frame.isDue ? 1 : 0)
      }
      numbers += thread.deferred.flatMap { [-5, $0.frame.key, $0.position] }
      numbers += [-2] + self.numbers(of: thread.context.unfinished)
    }
    for place in places {
      guard let one = place.construction else {
        numbers.append(-3)
        continue
      }
      let flags = [
        place.isThere, graph[one].isMade, graph[one].isOver, graph[one].result != nil,
        graph[one].isAwaited,
      ]
      numbers += flags.map { $0 ? 1 : 0 } + [-4] + self.numbers(of: graph[one].seen)
    }
    return numbers
  }

  /// The keys of constructions.
  private func numbers(of constructions: [Construction]) -> [Int] {
    var numbers: [Int] = []
    for construction in constructions { numbers.append(key(of: construction)) }
    return numbers
  }
}
