import Foundation
import Locator
import LocatorTestSupport
import Testing

/// Records what it is notified of.
private final class Recorder: ResolutionObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [Resolution] = []

  func didResolve(_ resolution: Resolution) { lock.withLock { kept.append(resolution) } }
  var all: [Resolution] { lock.withLock { kept } }

  /// Each read with what is around it, in the order of their beginning.
  var lines: [String] {
    let all = all.sorted { $0.id < $1.id }
    return all.map { resolution in
      var path = ["\(resolution.key)\(resolution.name.map { "(\($0))" } ?? "")"]
      var parent = resolution.parent
      while let next = all.first(where: { $0.id == parent }) {
        path.append("\(next.key)")
        parent = next.parent
      }
      let made = resolution.isNew ? "new" : "kept"
      return "\(path.joined(separator: " < ")): \(made) \(resolution.scope)"
    }
  }
}

/// Does something at each notification, once it is set.
private final class Actor: ResolutionObserver, @unchecked Sendable {
  let counter = Counter()
  private let lock = NSLock()
  private var action: @Sendable () -> Void = {}

  func act(_ action: @escaping @Sendable () -> Void) { lock.withLock { self.action = action } }
  func didResolve(_ resolution: Resolution) {
    counter.next()
    lock.withLock { action }()
  }
}

private enum SlowKey: AsyncInjectionKey { typealias Value = Int }
private enum SlowSumKey: AsyncInjectionKey { typealias Value = Int }

/// An observer is notified of each resolve, with its lines, thread, duration and cause.
@Suite(.bounded) struct ObserverTests {
  @Test func `an observer of the root is notified of each call of a lazy value`() async {
    await #expect(processExitsWith: .success) {
      let observer = Recorder()
      let root = Container(observer: observer) {
        Module(NumberKey.self, scope: .singleton) { 4 }
      }
      .build()
      let number = root[Lazy<NumberKey>.self]
      for _ in 0..<3 { _ = number() }
      #expect(
        observer.lines == [
          "NumberKey: new singleton", "NumberKey: kept singleton", "NumberKey: kept singleton",
        ]
      )
    }
  }

  @Test func `an observer is notified of each read, with its scope and whether it made something`()
  {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(NumberKey.self) { 4 }
      Module(WordKey.self, scope: .singleton) { "word" }
      Module(WordKey.self, scope: .session) { "named" }.named("other")
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(ListKey.self, scope: .singleton) { letter in [letter] }
    }
    for _ in 0..<2 {
      _ = container[NumberKey.self]
      _ = container[WordKey.self]
      _ = container[Named<WordKey>?.self, "other"]
      _ = container[DraftKey.self]
      _ = container[ListKey.self, "a"]
    }
    #expect(
      recorder.lines == [
        "NumberKey: new transient", "WordKey: new singleton", "WordKey(other): new Session",
        "DraftKey: new graph", "ListKey: new singleton",
        "NumberKey: new transient", "WordKey: kept singleton", "WordKey(other): kept Session",
        "DraftKey: new graph", "ListKey: kept singleton",
      ]
    )
  }

  @Test func `an observer is notified of each read of a property whose instance can be reset`() {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }
    }
    let service = withContainer(container) { Inject(ServiceKey.self) }
    for _ in 0..<2 { _ = service() }
    #expect(recorder.lines == ["ServiceKey: new Session", "ServiceKey: kept Session"])
  }

  @Test func `a read knows the one whose factory has caused it`() {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(NumberKey.self, scope: .singleton) { 4 }
      Module(WordKey.self, needs: NumberKey.self, Resolver.self) { number, resolver in
        "\(number + resolver[NumberKey.self])"
      }
      .onCreate { resolver, _ in _ = resolver[ServiceKey.self] }
      Module(ServiceKey.self, needs: NumberKey.self) { ServiceImpl("\($0)") }
    }
    _ = container[WordKey.self]
    #expect(
      recorder.lines == [
        "WordKey: new transient", "NumberKey < WordKey: new singleton",
        "NumberKey < WordKey: kept singleton", "ServiceKey < WordKey: new transient",
        "NumberKey < ServiceKey < WordKey: kept singleton",
      ]
    )
  }

  @Test func `a read knows the one whose decorator or hook has caused it`() {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(NumberKey.self) { 4 }
      Module(WordKey.self) { "word" }.onCreate { resolver, _ in _ = resolver[ServiceKey.self] }
      Decorator(WordKey.self, needs: NumberKey.self) { word, number in "\(word) \(number)" }
      Module(ServiceKey.self, needs: NumberKey.self) { ServiceImpl("\($0)") }
    }
    for _ in 0..<2 {
      #expect(container[WordKey.self] == "word 4")
      #expect(container[NumberKey.self] == 4)
    }
    let lines = [
      "WordKey: new transient", "NumberKey < WordKey: new transient",
      "ServiceKey < WordKey: new transient", "NumberKey < ServiceKey < WordKey: new transient",
      "NumberKey: new transient",
    ]
    #expect(recorder.lines == lines + lines)
  }

  @Test func `an observer is notified of asynchronous reads in the same way`() async {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(NumberKey.self) { 4 }
      Module(SlowKey.self, scope: .singleton, needs: NumberKey.self) { number in
        await Task.yield()
        return number
      }
      Module(SlowSumKey.self, needs: SlowKey.self, Resolver.self) { number, resolver in
        await number + resolver.resolve(SlowKey.self)
      }
      .onCreate { resolver, _ in _ = resolver[NumberKey.self] }
    }
    #expect(await container.resolve(SlowSumKey.self) == 8)
    #expect(
      recorder.lines == [
        "SlowSumKey: new transient", "SlowKey < SlowSumKey: new singleton",
        "NumberKey < SlowKey < SlowSumKey: new transient", "SlowKey < SlowSumKey: kept singleton",
        "NumberKey < SlowSumKey: new transient",
      ]
    )
  }

  @Test func `a read has its lines, its thread and its time`() throws {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(NumberKey.self, fileID: "App/Numbers.swift", line: 1) { 4 }
      Module(WordKey.self, needs: NumberKey.self, fileID: "App/Words.swift", line: 2) { "\($0)" }
    }
    let start = ContinuousClock.now
    _ = container[WordKey.self, fileID: "App/Main.swift", line: 3]
    let (number, word) = (recorder.all[0], recorder.all[1])
    #expect([number.asker, number.module] == ["App/Words.swift:2", "App/Numbers.swift:1"])
    #expect([word.asker, word.module] == ["App/Main.swift:3", "App/Words.swift:2"])
    #expect(start <= word.start && word.start <= number.start)
    #expect(number.duration <= word.duration && word.duration <= start.duration(to: .now))
    #expect(number.thread == word.thread && number.thread != 0)
  }

  @Test func `an observer is notified of a read that fails, and one that waits has made nothing`()
    async
  {
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no file") }
      Module(NumberKey.self, scope: .singleton) { 4 }
    }
    #expect(throws: Failed.self) { try container[ConfigKey.self] }
    #expect(recorder.lines == ["ConfigKey: new transient"])
    onThreads(8) { _ in _ = container[NumberKey.self] }
    #expect(recorder.all.filter { $0.key == NumberKey.self }.count == 8)
    #expect(recorder.all.filter { $0.key == NumberKey.self && $0.isNew }.count == 1)
  }

  @Test
  func
    `a property that reads what is shared notifies the observer, and one that has its value doesn't`()
  {
    final class Screen {
      @Inject(WordKey.self) var word
      @Inject(NumberKey.self) var number
    }
    let recorder = Recorder()
    let container = Container(observer: recorder) {
      Module(WordKey.self, scope: .session) { "word" }
      Module(NumberKey.self) { 4 }
    }
    let screen = withContainer(container) { Screen() }
    for _ in 0..<2 { _ = (screen.word, screen.number) }
    #expect(
      recorder.lines == [
        "WordKey: new Session", "NumberKey: new transient", "WordKey: kept Session",
      ]
    )
  }

  @Test func `a child has the observer of its parent, or its own`() {
    let (recorder, own) = (Recorder(), Recorder())
    let parent = Container(observer: recorder) { Module(NumberKey.self) { 4 } }
    let child = Container(parent: parent) { Module(WordKey.self) { "child" } }
    let other = Container(parent: parent, observer: own) { Module(WordKey.self) { "other" } }
    _ = (child[WordKey.self], other[WordKey.self], other[NumberKey.self])
    #expect(recorder.lines == ["WordKey: new transient", "NumberKey: new transient"])
    #expect(own.lines == ["WordKey: new transient"])
  }

  @Test func `an observer may read, make, reset and close containers`() async throws {
    let observer = Actor()
    let container = Container(observer: observer) {
      Module(NumberKey.self, scope: .session) { 4 }.onClose { _ in }
      Module(WordKey.self, scope: .singleton) { "word" }
      Module(SlowKey.self, scope: .singleton, needs: NumberKey.self) { $0 }
    }
    observer.act { [unowned container] in
      _ = container[WordKey.self]
      container.reset(.session)
      _ = Container(parent: container) { Module(NumberKey.self) { 5 } }[NumberKey.self]
      Task { try await Container(parent: container) {}.close() }
    }
    #expect(container[NumberKey.self] == 4)
    #expect(await container.resolve(SlowKey.self) == 4)
    // What the observer has read itself wasn't notified.
    #expect(observer.counter.count == 3)
    try await container.close()
  }
}
