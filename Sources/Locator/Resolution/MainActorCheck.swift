#if canImport(Darwin)
import Darwin
#endif

/// Tells whether the code that asks runs on the main actor, without trapping where it doesn't.
enum MainActorCheck {
  /// Whether this is the main actor.
  static var isOnMainActor: Bool {
    #if canImport(Darwin)
    // The main actor is the main thread. This branch was not run.
    return pthread_main_np() != 0
    #else
    // Elsewhere the main actor can move to another thread, and only the runtime knows. A task that
    // starts at once if it can is the public way to ask it. If it can't, it runs on another thread,
    // perhaps before this one looks at the answer.
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

/// What a task leaves behind if it ran at once.
private final class Answer: Sendable {
  let isYes = Atomic(false)
}
#endif
