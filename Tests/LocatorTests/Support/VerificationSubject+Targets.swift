import Locator
import LocatorInspection

extension VerificationSubject {
  /// The target of these tests.
  static var tests: Self { .modules("LocatorTests") }

  /// The other targets of the package with keys, if all tests are linked into one program.
  static var otherTargets: Self {
    guard isOneProgram else { return .modules() }
    return .modules(
      "CocktailMaster", "CocktailMasterTests", "LocatorBenchmarks", "LocatorTestingTests"
    )
  }

  /// Whether all tests are one program, as one of the build systems links them.
  private static var isOneProgram: Bool {
    CommandLine.arguments.contains { $0.contains("LocatorPackageTests") }
  }
}
