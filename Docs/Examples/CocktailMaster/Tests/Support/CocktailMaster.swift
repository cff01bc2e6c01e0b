import Foundation
import LocatorTestSupport

/// Runs the program as its own process.
func cocktailMaster(_ arguments: String...) async throws -> Command {
  // The executable is built into the same folder as the tests.
  let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
  let program = (tests ?? Bundle.main.executableURL)?
    .deletingLastPathComponent().appending(path: "CocktailMaster")
  return try await Command([program?.path ?? "CocktailMaster"] + arguments)
}
