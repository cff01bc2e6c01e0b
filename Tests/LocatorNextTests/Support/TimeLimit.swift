import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// All tests of `swift test` begin at the same time, so that each may take as long as the whole run does: more than
  /// a minute on two processors, and several on a slow machine.
  static var bounded: Self { .timeLimit(.minutes(5)) }
}
