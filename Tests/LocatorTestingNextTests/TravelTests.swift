import Foundation
import LocatorNext
import LocatorTestingNext
import Testing

/// An object keeps the container that it was made in, wherever it is used.
@Suite(.container { Module(WordKey.self) { "test" } })
struct TravelTests {
  /// An object whose container isn't current anywhere any longer.
  private let reader = withContainer {
    Module(WordKey.self) { "closure" }
  } operation: {
    Reader()
  }

  @Test func `to a detached task`() async {
    let (reader, mine) = (reader, Reader())
    #expect(await Task.detached { reader.word }.value == "closure")
    #expect(await Task.detached { mine.word }.value == "test")
  }

  @Test func `to a queue`() async {
    let words = await withCheckedContinuation { done in
      let readers = [reader, Reader()]
      DispatchQueue.global().async { done.resume(returning: readers.map(\.word)) }
    }
    #expect(words == ["closure", "test"])
  }

  @Test func `to a thread`() async {
    let words = await withCheckedContinuation { done in
      let readers = [reader, Reader()]
      Thread.detachNewThread { done.resume(returning: readers.map(\.word)) }
    }
    #expect(words == ["closure", "test"])
  }

  @Test func `to a timer`() async {
    let words = await withCheckedContinuation { done in
      let readers = [reader, Reader()]
      Thread.detachNewThread {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in
          done.resume(returning: readers.map(\.word))
        }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 60), while: { timer.isValid })
      }
    }
    #expect(words == ["closure", "test"])
  }

  @Test func `to an asynchronous method that goes on after the closure`() async {
    let (lock, key) = AsyncStream<Void>.makeStream()
    let task = withContainer {
      Module(WordKey.self) { "late" }
    } operation: {
      let reader = Reader()
      return Task.detached {
        for await _ in lock {}
        return reader.word
      }
    }
    key.finish()
    #expect(await task.value == "late")
  }

  @Test func `and what the object makes has the container, too`() async {
    final class Maker: Sendable {
      let reader = Inject(Lazy<WordKey>.self)
      func make() -> String { reader()() }
    }
    let maker = withContainer {
      Module(WordKey.self) { "made" }
    } operation: {
      Maker()
    }
    #expect(await Task.detached { maker.make() }.value == "made")
  }
}

extension RunLoop {
  /// Runs until a time, or until there is nothing more to do.
  fileprivate func run(until limit: Date, while goesOn: () -> Bool) {
    while goesOn(), Date() < limit { _ = run(mode: .default, before: limit) }
  }
}
