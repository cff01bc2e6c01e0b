import Locator

extension Container {
  /// The keys that properties of Swift modules inject and that nothing answers in a test, each with its properties; and
  /// those of the modules that inject nothing.
  package func unanswered(
    in modules: [String], excluding exclusions: [VerificationSubject], givesTestValues: Bool
  ) -> (keys: [(key: String, properties: [String])], idle: [String]) {
    let verification = Verification(
      self, children: [], only: [VerificationSubject(kind: .modules(modules))],
      excluding: exclusions,
      callSite: .unknown
    )
    let known = Set((verification.records?.properties ?? []).map(\.module))
    return (
      verification.unanswered(givesTestValues: givesTestValues),
      modules.filter { !known.contains($0) }
    )
  }
}
