#if canImport(Darwin)
import Darwin
#endif

/// A check whether the calling code runs on the main actor, which never traps.
enum MainActorCheck {
  /// Whether the calling code runs on the main actor.
  static var isOnMainActor: Bool {
    #if canImport(Darwin)
    // The main actor is the main thread. This branch was not run.
    return pthread_main_np() != 0
    #else
    // Elsewhere the main actor can move to another thread, and only the runtime knows which. The public API that
    // tells is a task that starts immediately if it can. If it can't, it runs on another thread, perhaps before this
    // one reads the answer.
    let thread = ThreadActivity.current
    let answer = Answer()
    Task.immediate { @MainActor in
      if ThreadActivity.current === thread { answer.isYes.store(true, ordering: .relaxed) }
    }
    return answer.isYes.load(ordering: .relaxed)
    #endif
  }
}

#if !canImport(Darwin)
import Synchronization

/// An answer that a task sets if it has started immediately.
private final class Answer: Sendable {
  let isYes = Atomic(false)
}
#endif
