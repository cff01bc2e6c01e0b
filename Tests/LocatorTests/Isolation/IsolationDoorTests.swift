import Foundation
import Locator
import Testing

private enum LooseDetailKey: InjectionKey {
  typealias Value = ModelImpl
  typealias Arguments = String
}
@MainActor private final class Title: Sendable { init() {} }
private enum LooseTitleKey: InjectionKey { typealias Value = Title }
private enum WaitingTitleKey: AsyncInjectionKey { typealias Value = Title }

private enum TitleKey: @MainActor InjectionKey { typealias Value = Title }

private enum SampleTitleKey: InjectionKey { typealias Value = Title }
extension SampleTitleKey: @MainActor TestInjectionKey {
  @MainActor static var testValue: Title { Title() }
}

/// Reads a property elsewhere, which the compiler allows for a key of the main actor, too.
@concurrent private func readElsewhere<K: InjectionKey>(_ property: Inject<K>) async
where K.Value: Sendable, K.Arguments: Sendable {
  _ = property.wrappedValue
}

@MainActor private func readInGenericFunction(_ scope: Scope<Never>) async {
  let container = Container {
    Module(TitleKey.self, scope: scope, fileID: "App/Main.swift", line: 2) { Title() }
  }
  await withContainer(container) {
    await readElsewhere(Inject(TitleKey.self, fileID: "App/View.swift", line: 7))
  }
}

private enum CountKey: InjectionKey { typealias Value = Int }
private enum WaitingCountKey: AsyncInjectionKey { typealias Value = Int }

/// A way to read a key that is composed of another one.
private enum ComposedRead: String, CaseIterable, Codable {
  case optional, list, map, one, provider, lazy, property, need, waitingNeed, decorator, hook

  /// Returns how many values it finds.
  nonisolated(nonsending) func count<K: BindableInjectionKey>(
    of key: K.Type, in container: Container
  ) async -> Int where K.Arguments == Void {
    @Sendable func count(_ value: K.Value?) -> Int { value == nil ? 0 : 1 }
    func child(@ModuleBuilder _ modules: () -> [AnyModule]) -> Container {
      Container(parent: container, modules)
    }
    switch self {
    case .optional: return count(container[K?.self])
    case .list: return count(container[[K].self].last)
    case .map: return container[ByName<K>.self].count
    case .one: return count(container[Named<K>.self, "title"])
    case .provider: return count(container[Provider<K?>.self]())
    case .lazy: return count(container[Lazy<K?>.self]())
    case .property: return withContainer(container) { count(Inject(K?.self).wrappedValue) }
    case .need:
      return child { Module(CountKey.self, needs: [K].self) { count($0.last) } }[CountKey.self]
    case .waitingNeed:
      let child = child {
        Module(WaitingCountKey.self, needs: K?.self) { value async in count(value) }
      }
      return await child.resolve(WaitingCountKey.self)
    case .decorator:
      let child = child {
        Module(CountKey.self) { 0 }
        Decorator(CountKey.self, needs: ByName<K>.self) { $0 + $1.count }
      }
      return child[CountKey.self]
    case .hook:
      let child = child {
        Module(CountKey.self) { 1 }.onCreate(needs: K?.self) { _, _ in }
      }
      return child[CountKey.self]
    }
  }
}

/// What is sent to another thread, with the key hidden in its type.
private protocol Job: Sendable {
  func run() async -> Int
}

private struct ComposedJob<K: BindableInjectionKey>: Job where K.Arguments == Void {
  let read: ComposedRead
  let container: Container

  func run() async -> Int { await read.count(of: K.self, in: container) }
}

@MainActor private func job(_ read: ComposedRead) -> any Job {
  ComposedJob<TitleKey>(read: read, container: containerOfTitle())
}

@MainActor private func containerOfTitle() -> Container {
  let container = Container {
    Module(TitleKey.self, scope: .singleton, fileID: "App/Main.swift", line: 2) { Title() }
    Module(TitleKey.self, scope: .singleton, fileID: "App/Main.swift", line: 2) { Title() }
      .named("title")
  }
  // They exist, so that no factory of the main actor runs elsewhere.
  _ = container[[TitleKey].self]
  return container
}

/// What a factory of the main actor makes is read there alone, or waited for, so its key says so.
@Suite struct IsolationDoorTests {
  @Test func `a factory of the main actor whose key isn't isolated is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 1) {
        Module(LooseModelKey.self, fileID: "App/Main.swift", line: 2) { @MainActor in
          ModelImpl(service: ServiceImpl())
        }
        Module(LooseDetailKey.self, fileID: "App/Main.swift", line: 3) { @MainActor id in
          ModelImpl(service: ServiceImpl(), id: id)
        }
        // A value that is `Sendable` is no exception.
        Module(LooseTitleKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) {
          @MainActor in Title()
        }
        Module(WordKey.self, fileID: "App/Main.swift", line: 5) { "word" }
        Decorator(WordKey.self, fileID: "App/Main.swift", line: 6) { @MainActor in $0 }
      }.build()
    }
    let program = try StoppedProgram(result)
    #expect(
      program.message == """
        The container at App/Main.swift:1 has 4 problems:

        - 'LooseModelKey' is made on the main actor (App/Main.swift:2), but any code can read it. \
        Isolate the key, 'enum LooseModelKey: @MainActor InjectionKey', or make it an asynchronous one.
        - 'LooseDetailKey' is made on the main actor (App/Main.swift:3), but any code can read it. \
        Isolate the key, 'enum LooseDetailKey: @MainActor InjectionKey', or make it an asynchronous \
        one.
        - 'LooseTitleKey' is made on the main actor (App/Main.swift:4), but any code can read it. \
        Isolate the key, 'enum LooseTitleKey: @MainActor InjectionKey', or make it an asynchronous one.
        - The decorator of 'WordKey' runs on the main actor (App/Main.swift:6), but any code can read \
        the key. Isolate the key, 'enum WordKey: @MainActor InjectionKey', or let the closure run \
        anywhere.
        """
    )
  }

  @Test(arguments: [false, true])
  func `a generic function that reads a property of the main actor elsewhere is stopped`(
    isShared: Bool
  ) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isShared] in
      await readInGenericFunction(isShared ? .singleton : .transient)
    }
    #expect(
      try StoppedProgram(result).message == """
        'TitleKey' is made on the main actor (App/Main.swift:2), and was read elsewhere.
        - Read by the property declared at App/View.swift:7.
        - While constructing: 'TitleKey' (App/Main.swift:2).
        - To fix it, let the generic function that reads it say 'K: SendableMetatype' of the key, so that the \
        compiler shows who calls it with this one.
        """
    )
  }

  @Test func `a read of a container with such a module stops, too`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
      }
      _ = container[LooseModelKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("'LooseModelKey' is made on the main actor"))
  }

  @Test(arguments: ComposedRead.allCases)
  fileprivate func `a composed key is read on the actor of its base alone`(
    read: ComposedRead
  ) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [read] in
      let job = await job(read)
      await Task.detached { _ = await job.run() }.value
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "'TitleKey' is made on the main actor (App/Main.swift:2), and was read elsewhere."
      )
    )
  }

  // A factory that waits runs in a task of its own.
  @Test(arguments: ComposedRead.allCases.filter { $0 != .waitingNeed }) @MainActor
  fileprivate func `on the main actor it has the value`(read: ComposedRead) async {
    let count = await read.count(of: TitleKey.self, in: containerOfTitle())
    #expect(count == 1)
  }

  @Test func `a test value of the main actor is made there alone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // SAFETY: no other thread reads the environment.
      unsafe setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
      let made = await MainActor.run { SampleTitleKey.currentValue() }
      let found = await Task.detached { SampleTitleKey.currentValue() }.value
      #expect(made === found)
      let other = Container(fileID: "App/Main.swift", line: 4) {}
      await Task.detached {
        _ = other[SampleTitleKey.self, fileID: "App/Main.swift", line: 5]
      }.value
    }
    #expect(
      try StoppedProgram(result).message == """
        The test value of 'SampleTitleKey' is made on the main actor, and was read elsewhere.
        - Read at App/Main.swift:5.
        - While constructing: 'SampleTitleKey' (App/Main.swift:4).
        - To fix it, write 'nonisolated static var testValue', or isolate the key: \
        'enum SampleTitleKey: @MainActor InjectionKey'.
        """
    )
  }

  @Test func `an asynchronous key is made on the main actor, and read anywhere`() async {
    let container = Container {
      Module(WaitingTitleKey.self, scope: .singleton) { await Title() }
    }
    let title = await container.resolve(WaitingTitleKey.self)
    #expect(await container.resolve(WaitingTitleKey.self) === title)
  }
}
