import Locator
import LocatorTestSupport
import LocatorTesting
import Testing

/// A thousand tests at the same time see nothing of each other, twenty times.
@Suite(
  .container {
    Module(CounterKey.self, scope: .singleton) { Counter() }
    Module(NumberKey.self, needs: CounterKey.self) { $0.next() }
  }
)
struct LeakTests {
  @Test(arguments: 0..<100)
  func `a test sees its own instances alone`(_ number: Int) async {
    let counter = CounterKey.currentValue()
    for round in 0..<20 {
      // Three reads, of which each counts one: here, in another task, and through an object elsewhere.
      #expect(NumberKey.currentValue() == 3 * round + 1)
      await Task.yield()
      let reader = Reader()
      #expect(await Task { NumberKey.currentValue() }.value == 3 * round + 2)
      #expect(await Task.detached { reader.number }.value == 3 * round + 3)
      #expect(reader.counter === counter)
      await withContainer {
        Module(WordKey.self) { "\(number) \(round)" }
      } operation: {
        let reader = Reader()
        await Task.yield()
        #expect(WordKey.currentValue() == "\(number) \(round)")
        #expect(await Task.detached { reader.word }.value == "\(number) \(round)")
      }
    }
  }
}
