extension Messages {
  /// How many seconds a wait may last before the program warns of it: some systems stop an app that doesn't respond for
  /// longer.
  static let patience = 5

  /// Describes an instance that takes long to make while others wait for it.
  ///
  /// - Parameter waits: The instance, what its maker waits for, what the maker of that waits for, and so on.
  /// - Returns: The message.
  static func late(_ waits: [Wait]) -> String {
    let first = waits[0]
    let others = waits.dropFirst().map { ", which waits for \($0.step), made by \($0.maker)" }
    return """
      \(first.step) has been made by \(first.maker) for at least \(first.seconds) seconds, and others wait for \
      it\(others.joined()). Look at what the last one does: a factory that blocks until another \
      thread or task is done hangs if that one wants the same value.
      """
  }

  /// A construction that others wait for.
  struct Wait {
    /// The key and its line.
    let step: Step

    /// How many seconds the construction has taken at least: for that long, others have waited for it.
    let seconds: Int64

    /// The thread or task that constructs the instance.
    let maker: String

    init(_ site: ConstructionSite, since start: ContinuousClock.Instant, by maker: String) {
      step = Step(site)
      seconds = start.duration(to: .now).components.seconds
      self.maker = maker
    }
  }
}
