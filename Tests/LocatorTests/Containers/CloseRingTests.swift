import Locator
import Testing

/// Containers whose `.onClose` closures close each other stop with the path of the cycle.
@Suite(.bounded) struct CloseRingTests {
  @Test func `two containers that close each other stop with both lines`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let cycle = Cycle(2)
      // Both are being closed when the first closes the second.
      let tasks = cycle.containers.map { container in Task { try await container.close() } }
      for task in tasks { try await task.value }
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.contains("'NumberKey' (App/Cycle.swift:10) closes the container at App/Cycle.swift:3")
    )
    #expect(
      message.contains("'NumberKey' (App/Cycle.swift:11) closes the container at App/Cycle.swift:2")
    )
  }

  @Test func `a cycle of closes is found from either side, with its path and what to do`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let cycle = Cycle(2, meets: false)
      try await cycle.containers[1].close()
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Cycle.swift:10")
    #expect(
      program.message == """
        The container at App/Cycle.swift:2 waits for its own end: 'NumberKey' (App/Cycle.swift:10) \
        closes the container at App/Cycle.swift:3 -> 'NumberKey' (App/Cycle.swift:11) closes the \
        container at App/Cycle.swift:2. Let one '.onClose' of them return without that 'close()', and \
        close the container when the other one is closed.
        """
    )
  }

  @Test func `a longer cycle of closes stops with all lines`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let cycle = Cycle(5)
      let tasks = cycle.containers.map { container in Task { try await container.close() } }
      for task in tasks { try await task.value }
    }
    let message = try StoppedProgram(result).message
    for line in 10..<15 {
      #expect(message.contains("'NumberKey' (App/Cycle.swift:\(line)) closes"))
    }
  }

  @Test func `a cycle through a parent that waits for its child is one`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container(fileID: "App/Cycle.swift", line: 1) {}
      let others = Guarded<[Container]>([])
      for line in [2, 3] as [UInt] {
        others.change {
          $0.append(
            Container(parent: line == 2 ? parent : nil, fileID: "App/Cycle.swift", line: line) {
              Module(
                NumberKey.self,
                scope: .singleton,
                fileID: "App/Cycle.swift",
                line: line + 10
              ) { 4 }
              .onClose { _ in try await (line == 2 ? others.value[1] : parent).close() }
            }
          )
        }
      }
      for container in others.value { _ = container[NumberKey.self] }
      try await parent.close()
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.contains("the container at App/Cycle.swift:1 closes its child at App/Cycle.swift:2")
    )
    #expect(
      message.contains("'NumberKey' (App/Cycle.swift:12) closes the container at App/Cycle.swift:3")
    )
    #expect(
      message.contains("'NumberKey' (App/Cycle.swift:13) closes the container at App/Cycle.swift:1")
    )
  }

  @Test func `a cycle through what closes a dropped instance is one`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let cycle = Cycle(2, meets: false)
      cycle.containers[0].reset(.session)
      try await cycle.containers[0].close()
    }
    #expect(try StoppedProgram(result).message.contains("'NumberKey' (App/Cycle.swift:11) closes"))
  }

  @Test func `a cycle through child tasks stops after ten seconds`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let cycle = Cycle(2, inChildTasks: true)
      let tasks = cycle.containers.map { container in Task { try await container.close() } }
      for task in tasks { try await task.value }
    }
    #expect(try StoppedProgram(result).message.contains("'NumberKey' (App/Cycle.swift:11) closes"))
  }
}

/// Waiting for the end of another container is no cycle.
@Suite(.bounded) struct CloseWaitTests {
  @Test func `a hook that closes its own container goes on, and leaves nothing out`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self, scope: .singleton) { "first" }.onClose { journal.note($0) }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        try await Container.current.close()
        journal.note("second")
      }
    }
    _ = (container[WordKey.self], container[NumberKey.self])
    async let once: Void = container.close()
    async let again: Void = container.close()
    _ = try await (once, again)
    #expect(journal.all == ["second", "first"])
  }

  @Test func `containers whose hooks close one other wait for its end`() async throws {
    let journal = Journal()
    let gate = Gate()
    let shared = Container {
      Module(WordKey.self, scope: .singleton) { "shared" }.onClose { word in
        await gate.pass()
        journal.note(word)
      }
    }
    _ = shared[WordKey.self]
    let users = (0..<2).map { _ in
      Container {
        Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
          try await shared.close()
          journal.note("user")
        }
      }
    }
    for user in users { _ = user[NumberKey.self] }
    let tasks = users.map { user in Task { try await user.close() } }
    await gate.arrival()
    await gate.open()
    for task in tasks { try await task.value }
    #expect(journal.all == ["shared", "user", "user"])
  }

  @Test func `a task that a hook has left behind may wait for the hook's container`() async throws {
    let left = Guarded<Task<Void, any Error>?>(nil)
    let (other, container) = (Container {}, Guarded<Container?>(nil))
    container.value = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        left.value = Task {
          try await other.close()
          try await container.value?.close()
        }
      }
    }
    _ = container.value?[NumberKey.self]
    try await container.value?.close()
    try await left.value?.value
    container.value = nil
  }
}

/// Containers of which each closes the next in its `.onClose`, and the last one the first.
private final class Cycle: Sendable {
  private let stored = Guarded<[Container]>([])

  var containers: [Container] { stored.value }

  /// - Parameters:
  ///   - count: How many they are.
  ///   - meets: Whether each waits until all are being closed.
  ///   - inChildTasks: Whether the next one is closed in a child task of the closure.
  init(_ count: Int, meets: Bool = true, inChildTasks: Bool = false) {
    let (arrived, gate) = (Counter(), Gate())
    for number in 0..<count {
      let container = Container(fileID: "App/Cycle.swift", line: UInt(2 + number)) { [stored] in
        Module(
          NumberKey.self,
          scope: .session,
          fileID: "App/Cycle.swift",
          line: UInt(10 + number)
        ) { number }
        .onClose { _ in
          if meets {
            if arrived.next() == count { await gate.open() }
            await gate.pass()
          }
          let next = stored.value[(number + 1) % count]
          guard inChildTasks else { return try await next.close() }
          async let end: Void = next.close()
          try await end
        }
      }
      _ = container[NumberKey.self]
      stored.change { $0.append(container) }
    }
  }
}
