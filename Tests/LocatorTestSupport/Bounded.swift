import Foundation
public import Testing

/// Stops the program five minutes after the body of a test has begun, because it hangs.
///
/// A limit of Testing counts from when all tests begin, most of which then wait for a processor, and it can't end a test
/// whose task isn't cancelled.
public struct Bounded: TestTrait, SuiteTrait, TestScoping {
  /// A suite has each of its tests bounded.
  public let isRecursive = true

  /// Runs a test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let watch = DispatchWorkItem { fatalError("The test '\(test.name)' hangs.") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: watch)
    defer { watch.cancel() }
    try await body()
  }
}

extension Trait where Self == Bounded {
  /// Stops the program if the test hangs.
  public static var bounded: Self { Bounded() }
}
