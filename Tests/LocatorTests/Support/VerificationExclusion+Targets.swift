import Locator
import LocatorInspection

extension VerificationExclusion {
  /// The target of these tests.
  static var tests: Self { .modules("LocatorTests") }

  /// The other targets of the package with keys, all of which are linked into one program of tests.
  static var otherTargets: Self {
    .modules("CocktailMaster", "CocktailMasterTests", "LocatorBenchmarks", "LocatorTestingTests")
  }
}
