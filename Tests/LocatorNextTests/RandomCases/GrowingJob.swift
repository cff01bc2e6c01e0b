import Foundation
import LocatorNext
import Testing

/// Work on any number of things, whose costs may grow with that number and no faster.
struct GrowingJob: Sendable {
  let name: String

  /// The number of things to begin with.
  let count: Int

  /// Does the work, and says whether the result is right.
  private let body: @Sendable (_ count: Int, inout SeededGenerator) async throws -> Bool

  init(
    _ name: String,
    _ count: Int,
    _ body: @escaping @Sendable (_ count: Int, inout SeededGenerator) async throws -> Bool
  ) {
    self.name = name
    self.count = count
    self.body = body
  }

  /// How many times as long as with a number of things the work takes with four times as many: about four where it
  /// grows with the number, and 16 where it grows with the square.
  ///
  /// The processor's time of the whole program, which does nothing else, and each time the shortest of some.
  ///
  /// - Parameters:
  ///   - count: The number of things.
  ///   - limit: What is small enough to be believed at once.
  ///   - generator: What decides.
  /// - Returns: The ratio.
  /// - Throws: What the work throws.
  func growth(
    from count: Int,
    limit: Double,
    using generator: inout SeededGenerator
  ) async throws -> Double {
    var times = [Double.infinity, .infinity, .infinity]
    // More samples can only make the shortest times more exact.
    for turn in 0..<8 {
      for (step, factor) in [1, 2, 4].enumerated() {
        let start = clock()
        #expect(try await body(count * factor, &generator), "\(name): \(count * factor) things")
        times[step] = min(times[step], Double(clock() - start))
      }
      if turn > 1, times[2] / times[0] < limit { break }
    }
    return times[2] / times[0]
  }
}
