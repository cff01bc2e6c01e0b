import Foundation
import Locator
import LocatorTestSupport
import XCTest

/// A test case of XCTest gets a container by its `invokeTest`, new for each of its tests.
final class XCTestCaseTests: XCTestCase {
  /// Made with the test case, long before its test runs.
  private let early = Reader()

  /// Makes a container for a test, and runs it there.
  override func invokeTest() {
    withContainer {
      Module(WordKey.self) { "case" }
      Module(CounterKey.self, scope: .singleton) { Counter() }
      Module(NumberKey.self, needs: CounterKey.self) { $0.next() }
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() async throws {
    XCTAssertEqual(WordKey.currentValue(), "case")
  }

  override func setUpWithError() throws {
    XCTAssertEqual(WordKey.currentValue(), "case")
  }

  func testReadsItsContainer() {
    XCTAssertEqual(NumberKey.currentValue(), 1)
    XCTAssertEqual(NumberKey.currentValue(), 2)
  }

  func testHasInstancesOfItsOwn() {
    XCTAssertEqual(NumberKey.currentValue(), 1)
  }

  func testReadsItInTasks() async {
    await Task.yield()
    XCTAssertEqual(WordKey.currentValue(), "case")
    let number = await Task { NumberKey.currentValue() }.value
    XCTAssertEqual(number, 1)
  }

  func testGivesItToObjects() async {
    let reader = Reader()
    let word = await Task.detached { reader.word }.value
    XCTAssertEqual(word, "case")
  }

  func testOnAQueue() {
    let reader = Reader()
    let done = expectation(description: "a read on a queue")
    DispatchQueue.global().async {
      XCTAssertEqual(reader.word, "case")
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func testHasItInWhatReadsLate() {
    // It was made where there was no container, so that it looks for one at its first read.
    XCTAssertEqual(early.word, "case")
  }
}
