import LocatorNext

/// A random container: its instances and children, and what happens while the instances are closed.
struct RandomMember: Sendable {
  /// What the closures of `onClose` do, for each instance, in the order in which the instances are made.
  let instances: [[Step]]

  /// The children that are made beforehand.
  let children: [RandomMember]

  /// What a closure does.
  enum Step {
    /// Makes a child of the container that is as many generations above its own, and reads in it.
    case makeChild(generationsUp: Int, RandomMember)
    /// Lets as many threads do that at the same time, each with some children that it drops at once.
    case makeChildren(threads: Int, generationsUp: Int, RandomMember)
    /// Drops the last reference to its own container but that of what closes it.
    case forget
    /// Drops an instance, and makes another one.
    case reset
    /// Closes its own container, which returns at once.
    case close
    /// Lets others run.
    case pause
    /// Fails, at the end.
    case fail
  }

  /// - Parameters:
  ///   - depth: How many generations of children there may be.
  ///   - reach: How many generations above its own container a closure may make a child, or none where that may
  ///     be closed before the closure has read in it.
  ///   - generator: What decides.
  init(depth: Int, reach: Int?, using generator: inout some RandomNumberGenerator) {
    instances = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Step(depth: depth, reach: reach, using: &generator)
      }
    }
    children = (0..<(depth == 0 ? 0 : Int.random(in: 0...3, using: &generator))).map { _ in
      RandomMember(depth: depth - 1, reach: reach.map { $0 + 1 }, using: &generator)
    }
  }
}

extension RandomMember.Step {
  fileprivate init(depth: Int, reach: Int?, using generator: inout some RandomNumberGenerator) {
    let generationsUp = Int.random(in: 0...(reach ?? 0), using: &generator)
    func child() -> RandomMember {
      RandomMember(depth: depth - 1, reach: reach.map { $0 - generationsUp + 1 }, using: &generator)
    }
    switch Int.random(in: depth == 0 ? 3..<9 : 0..<9, using: &generator) {
    case 0, 1:
      self = .makeChild(generationsUp: generationsUp, child())
    case 2:
      let threads = Int.random(in: 2...4, using: &generator)
      self = .makeChildren(threads: threads, generationsUp: generationsUp, child())
    case 3: self = .forget
    case 4: self = .reset
    case 5: self = .close
    case 6: self = .fail
    default: self = .pause
    }
  }
}
