import Foundation

/// What random tests take from the environment, where `.ci/stress` sets it.
enum RandomCases {
  /// The seeds of a run: the one in `LOCATOR_SEED`, or else a random one and one that is the same each time.
  static let seeds = number("LOCATOR_SEED").map { [$0] } ?? [UInt64.random(in: 0...UInt64.max), 1]

  /// Whether this run is one of `.ci/stress`, or one that repeats its cases.
  static let isStressed = number("LOCATOR_ROUNDS") != nil

  /// How many rounds a test runs: a few, and `LOCATOR_ROUNDS` times as many where that is set.
  static func rounds(_ few: Int) -> Int { few * Int(number("LOCATOR_ROUNDS") ?? 1) }

  private static func number(_ name: String) -> UInt64? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    guard let number = UInt64(text) else { fatalError("\(name) has to be a number: '\(text)'") }
    return number
  }
}
