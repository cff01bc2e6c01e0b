import LocatorInspectionNext
import LocatorNext

extension VerificationExclusion {
  /// The target of these tests.
  static var tests: Self { .modules("LocatorNextTests") }

  /// The other targets of the package with keys, all of which are linked into one program of tests.
  static var otherTargets: Self { .modules("LocatorTestingNextTests") }
}
