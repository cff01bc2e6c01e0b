import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum SlowKey: AsyncInjectionKey { typealias Value = Int }
private enum IndexKey: AsyncInjectionKey { typealias Value = Int }

/// What this program prints as errors, which it reads itself.
private final class OwnErrors: @unchecked Sendable {
  private let pipe = Pipe()
  private let lock = NSLock()
  private var read = ""
  private let original = dup(STDERR_FILENO)

  init() { dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO) }

  /// Waits until so many warnings are printed.
  func wait(forWarnings count: Int) {
    lock.withLock {
      while read.matches(of: /warning:.*\n/).count < count {
        read += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
    }
  }

  /// Prints what was read after all, without what differs from one run to another.
  func pass() {
    dup2(original, STDERR_FILENO)
    let text =
      read.replacing(/0x[0-9a-f]+/, with: "0").replacing(
        /for [0-9]+ seconds/,
        with: "for 5 seconds"
      )
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// A wait of several seconds prints what is made, by which thread, and since when.
@Suite(.bounded) struct LongWaitTests {
  @Test func `a thread that waits long says who makes what, and since when`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let errors = OwnErrors()
      let number = DispatchSemaphore(value: 0)
      let word = DispatchSemaphore(value: 0)
      let container = Container {
        Module(NumberKey.self, scope: .singleton, fileID: "App/Data.swift", line: 1) {
          number.signal()
          number.signal()
          errors.wait(forWarnings: 2)
          return 4
        }
        Module(
          WordKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 2
        ) { resolver in
          word.signal()
          return "\(resolver[NumberKey.self])"
        }
      }
      // Each begins what the next one waits for, and two wait for the number.
      onThreads(4) { thread in
        switch thread {
        case 0:
          _ = container[NumberKey.self]
        case 1:
          number.wait()
          _ = container[WordKey.self]
        case 2:
          number.wait()
          _ = container[NumberKey.self]
        default:
          word.wait()
          _ = container[WordKey.self]
        }
      }
      errors.pass()
    }
    let text = try StoppedProgram(result).standardError
    #expect(
      text.contains(
        """
        App/Data.swift:1: warning: 'NumberKey' (App/Data.swift:1) has been made by thread 0 for at least 5 \
        seconds, and others wait for it. Look at what its factory does: one that blocks until another thread or \
        task is done hangs if that one wants the same value.
        """
      )
    )
    #expect(
      text.contains(
        """
        App/Data.swift:2: warning: 'WordKey' (App/Data.swift:2) has been made by thread 0 for at least 5 \
        seconds, and others wait for it. Look at what
        """
      )
    )
    // Once each, however many wait.
    #expect(text.matches(of: /warning:/).count == 2)
  }

  @Test func `a task that waits long says what is made, and since when`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let errors = OwnErrors()
      let container = Container {
        Module(SlowKey.self, scope: .singleton, fileID: "App/Data.swift", line: 1) {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              errors.wait(forWarnings: 2)
              continuation.resume()
            }
          }
          return 4
        }
        Module(
          IndexKey.self,
          scope: .singleton,
          needs: SlowKey.self,
          fileID: "App/Data.swift",
          line: 2
        ) { $0 + 1 }
      }
      // A task that nobody else waits for may take as long as it likes.
      await withTaskGroup { group in
        for _ in 0..<2 {
          group.addTask { #expect(await container.resolve(IndexKey.self) == 5) }
          group.addTask { #expect(await container.resolve(SlowKey.self) == 4) }
        }
      }
      errors.pass()
    }
    let text = try StoppedProgram(result).standardError
    #expect(
      text.contains(
        """
        App/Data.swift:2: warning: 'IndexKey' (App/Data.swift:2) has been made by a task for at least 5 \
        seconds, and others wait for it. Look at what
        """
      )
    )
    #expect(text.matches(of: /warning:/).count == 2)
  }

  @Test func `a wait that may lead back is warned of with its path, and goes on`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let errors = OwnErrors()
      let container = Container {
        Module(
          SlowKey.self,
          scope: .singleton,
          needs: Provider<IndexKey>.self,
          fileID: "App/Data.swift",
          line: 1
        ) { index in
          // Nothing waits for this task, which nothing tells from a child task that the factory waits for.
          Task { await index(fileID: "App/Data.swift", line: 3) }
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              errors.wait(forWarnings: 1)
              continuation.resume()
            }
          }
          return 4
        }
        Module(
          IndexKey.self,
          scope: .singleton,
          needs: SlowKey.self,
          fileID: "App/Data.swift",
          line: 2
        ) { $0 + 1 }
      }
      #expect(await container.resolve(SlowKey.self) == 4)
      #expect(await container.resolve(IndexKey.self) == 5)
      errors.pass()
    }
    #expect(
      try StoppedProgram(result).standardError == """
        App/Data.swift:1: warning: 'SlowKey' (App/Data.swift:1) has been made by a task for at least 5 seconds, and \
        others wait for it. A task that its factory has started waits for it, too: 'SlowKey' (App/Data.swift:1) -> \
        'IndexKey' (App/Data.swift:2, read at App/Data.swift:3) -> 'SlowKey' (App/Data.swift:1). If the factory waits \
        for that task, it never ends: start the task, or read 'SlowKey', where the value is used.

        """
    )
  }

  @Test(arguments: [true, false])
  func `a factory that blocks its thread until a task is done is warned of`(isShared: Bool)
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [isShared = isShared as Bool] in
      let errors = OwnErrors()
      let container = Container {
        Module(
          SlowKey.self,
          scope: .singleton,
          needs: NumberKey.self,
          fileID: "App/Data.swift",
          line: 1
        ) { $0 }
        Module(
          NumberKey.self,
          scope: isShared ? .singleton : .transient,
          needs: Provider<SlowKey>.self,
          fileID: "App/Data.swift",
          line: 2
        ) { slow in
          let isDone = DispatchSemaphore(value: 0)
          Task {
            _ = await slow(fileID: "App/Data.swift", line: 3)
            isDone.signal()
          }
          isDone.wait()
          return 4
        }
      }
      Task { await container.resolve(SlowKey.self) }
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          errors.wait(forWarnings: 1)
          errors.pass()
          continuation.resume()
        }
      }
    }
    #expect(
      try StoppedProgram(result).standardError == """
        App/Data.swift:1: warning: 'SlowKey' (App/Data.swift:1) has been made by a task for at least 5 seconds, and \
        others wait for it. A task that its factory has started waits for it, too: 'SlowKey' (App/Data.swift:1) -> \
        'SlowKey' (App/Data.swift:1, read at App/Data.swift:3). If the factory waits for that task, it never ends: start \
        the task, or read 'SlowKey', where the value is used.

        """
    )
  }

  @Test func `a close hook that takes long says whose it is`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let errors = OwnErrors()
      let parent = Container {}
      let container = Container(parent: parent) {
        Module(NumberKey.self, scope: .singleton, fileID: "App/Main.swift", line: 8) { 4 }
          .onClose { _ in
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                errors.wait(forWarnings: 1)
                continuation.resume()
              }
            }
          }
      }
      _ = container[NumberKey.self]
      // It waits for the hook of its child, and has nothing to say itself.
      try await parent.close()
      errors.pass()
    }
    #expect(
      try StoppedProgram(result).standardError == """
        App/Main.swift:8: warning: An '.onClose' hook of 'NumberKey' (App/Main.swift:8) has been running for 5 \
        seconds. Look at what it waits for: until it ends, the container isn't closed.

        """
    )
  }
}
