import Foundation
import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum SlowKey: AsyncInjectionKey { typealias Value = Int }
private enum OtherSlowKey: AsyncInjectionKey { typealias Value = Int }

/// An event of a timeline.
private struct Event: Decodable {
  let ph: String
  let tid: Int
  let name: String
  let ts: Double?
  let dur: Double?
  let cat: String?
  let args: Arguments

  struct Arguments: Decodable {
    let name: String?
    let made: Bool?
    let module: String?
    let asked: String?
    let named: String?
  }
}

/// What is in the JSON of a timeline.
private func events(of trace: ResolutionTrace) throws -> [Event] {
  struct File: Decodable { let traceEvents: [Event] }
  return try JSONDecoder().decode(File.self, from: Data(trace.chromeTrace.utf8)).traceEvents
}

/// Gives a time of a timeline, in microseconds, as whole nanoseconds, whose sums are exact.
private func nanoseconds(_ microseconds: Double?) throws -> Int {
  try Int((#require(microseconds) * 1_000).rounded())
}

/// A trace has each read, inside the one that caused it, as a tree and as a timeline.
@Suite(.bounded) struct TraceTests {
  @Test func `a trace is printed as a tree`() {
    let trace = ResolutionTrace()
    let container = Container(observer: trace) {
      Module(NumberKey.self, scope: .singleton, fileID: "App/Main.swift", line: 1) { 4 }
      Module(WordKey.self, needs: NumberKey.self, fileID: "App/Main.swift", line: 2) { "\($0)" }
        .named("a")
      Module(ServiceKey.self, needs: [WordKey].self, fileID: "App/Main.swift", line: 3) {
        ServiceImpl($0[0])
      }
    }
    _ = container[ServiceKey.self]
    _ = container[NumberKey.self]
    let text = trace.description
    #expect(
      text.replacing(/: [0-9.]+ (ns|µs|ms|s),/, with: ": 1 ms,") == """
        ServiceKey: 1 ms, new transient (App/Main.swift:3)
          WordKey 'a': 1 ms, new transient (App/Main.swift:2)
            NumberKey: 1 ms, new singleton (App/Main.swift:1)
        NumberKey: 1 ms, kept singleton (App/Main.swift:1)
        """
    )
  }

  @Test func `a timeline has an event for each read, inside of the one that has caused it`() throws
  {
    let trace = ResolutionTrace()
    let container = Container(observer: trace) {
      Module(NumberKey.self, scope: .singleton, fileID: "App/Main.swift", line: 1) { 4 }
      Module(WordKey.self, needs: NumberKey.self, fileID: "App/Main.swift", line: 2) { "\($0)" }
        .named("\"quoted\"\n")
    }
    _ = container[Named<WordKey>?.self, "\"quoted\"\n", fileID: "App/Main.swift", line: 3]
    let events = try events(of: trace)
    #expect(events.map(\.ph) == ["M", "X", "X"])
    #expect(events.map(\.name) == ["thread_name", "WordKey", "NumberKey"])
    #expect(events[0].args.name?.hasPrefix("Thread 0x") == true)
    let (word, number) = (events[1], events[2])
    #expect(word.args.named == "\"quoted\"\n" && word.args.asked == "App/Main.swift:3")
    #expect(number.cat == "singleton" && number.args.made == true)
    #expect(number.args.module == "App/Main.swift:1")
    let start = try nanoseconds(word.ts)
    let end = try start + nanoseconds(word.dur)
    let inner = try nanoseconds(number.ts)
    #expect(try start == 0 && inner >= start && inner + nanoseconds(number.dur) <= end)
  }

  @Test func `reads that overlap get tracks of their own`() async throws {
    let trace = ResolutionTrace()
    let gate = Gate()
    let container = Container(observer: trace) {
      Module(SlowKey.self) {
        await gate.pass()
        return 1
      }
      Module(OtherSlowKey.self) {
        await gate.arrival()
        return 2
      }
      Module(NumberKey.self) { 4 }
    }
    async let slow = container.resolve(SlowKey.self)
    async let other = container.resolve(OtherSlowKey.self)
    #expect(await other == 2)
    await gate.open()
    #expect(await slow == 1)
    onThreads(4) { _ in for _ in 0..<50 { _ = container[NumberKey.self] } }
    let events = try events(of: trace).filter { $0.ph == "X" }
    #expect(events.count == 202)
    for (_, track) in Dictionary(grouping: events, by: \.tid) {
      var ends: [Int] = []
      for event in track {
        let start = try nanoseconds(event.ts)
        let end = try start + nanoseconds(event.dur)
        while let last = ends.last, last <= start { ends.removeLast() }
        #expect(ends.last.map { end <= $0 } ?? true)
        ends.append(end)
      }
    }
  }

  @Test func `a trace of nothing is empty`() throws {
    let trace = ResolutionTrace()
    #expect(trace.description.isEmpty && trace.resolutions.isEmpty)
    #expect(try events(of: trace).isEmpty)
  }
}
