import Locator
import LocatorInspection

/// What a verification says about the modules themselves.
///
/// The keys and properties of the test program are left out here; those of `VerifiedProgramTests` are in
/// programs of their own.
func verify(
  _ container: Container,
  child: Container? = nil
) throws(VerificationError) -> VerificationReport {
  if let child { return try container.verify(children: child, excluding: .tests, .otherTargets) }
  return try container.verify(excluding: .tests, .otherTargets)
}

/// The problems that a verification finds.
func problems(of container: Container) -> [VerificationProblem] {
  do throws(VerificationError) {
    return try verify(container).problems
  } catch {
    return error.problems
  }
}
