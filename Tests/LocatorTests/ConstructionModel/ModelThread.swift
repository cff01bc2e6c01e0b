@testable import Locator

/// A thread of a model, which does what ``ThreadConstructions`` does, a step at a time.
struct ModelThread {
  let context = ThreadActivity()

  /// What it does next.
  var state: State

  /// What it makes, innermost last.
  var frames: [Frame] = []

  /// Instances whose hooks wait for what is made around them, with the position of that among the frames.
  var deferred: [(frame: Frame, position: Int)] = []

  /// What it does next.
  enum State {
    /// Reads a key.
    case read(Int)
    /// Waits for a construction that it wants.
    case waiting(Construction, isWoken: Bool)
    /// Goes on with what it makes.
    case making
    /// Puts what it has made into its place, and ends the construction then.
    case stored
    /// Puts instances into their places.
    case publishing([Construction], seenBefore: Int)
    /// Lets all readers have them.
    case lettingGo([Construction], seenBefore: Int)
    /// Looks whether what it has seen since then is over.
    case settling(seenBefore: Int)
    /// Waits for what it has seen.
    case waitingForSeen(Construction, seenBefore: Int, isWoken: Bool)
    /// Has what it has read.
    case done
  }

  /// A construction that is going on.
  struct Frame {
    let construction: Construction
    let key: Int
    let seenBefore: Int
    var factoryReads = 0
    var hookReads = 0
    /// Whether the hook may run by now, whatever it reads.
    var isDue = false
  }

  /// Whether it has something to do.
  var isRunnable: Bool {
    switch state {
    case .waiting(_, let isWoken), .waitingForSeen(_, _, let isWoken): isWoken
    case .done: false
    default: true
    }
  }
}
