/// What each row has to reach, by its name, and where it stands.
///
/// A row that meets its goal needs nothing else. One that doesn't has the ratio that was measured last as its
/// `knownRatio`, from which `--check` doesn't let it get worse: lower it with each improvement, and remove it
/// when the goal is met. A row without a goal is one that nobody promised anything about, and has at most that.
enum Goals {
  static let all: [String: Goal] = [
    "read-singleton": Goal(ratio: 1.3, allocations: 0),
    "make-transient": Goal(ratio: 1.4, allocations: 1, knownRatio: 2.1),
    "make-tree": Goal(ratio: 1.7, allocations: 5, knownRatio: 2.8),
    "make-graph": Goal(
      knownRatio: 12,
      knownHeap: HeapUse(allocations: 7, bytes: 489)
    ),
    "read-among-10000": Goal(ratio: 1.3, allocations: 0),
    "read-inject-singleton": Goal(ratio: 1.2, allocations: 0),
    "read-inject-transient": Goal(ratio: 1.2, allocations: 0, knownRatio: 1.6),
    // Met by less than what another machine can make of it.
    "read-inject-session": Goal(ratio: 1.2, allocations: 0, knownRatio: 1),
    // 60 ns where it takes 22 by hand.
    "create-five-injects": Goal(ratio: 2.7, allocations: 1, bytes: 136),
    "register-10": registration(knownRatio: 8.3, keptBytes: 452),
    "register-100": registration(knownRatio: 6.5, keptBytes: 402),
    "register-1000": registration(knownRatio: 5.9, keptBytes: 389),
    // Beside programs that fill the caches it takes twice as long as alone, and by hand it doesn't.
    "register-10000": registration(knownRatio: 7.1, keptBytes: 409),
    "register-cold-1000": Goal(nanoseconds: 1_600, knownRatio: 4.4),
    "child-container": Goal(
      knownRatio: 13.5,
      knownHeap: HeapUse(allocations: 46, bytes: 4_700)
    ),
    "two-threads": Goal(ratio: 1.3, allocations: 0),
    // Not checked: who comes second sleeps, and the system takes as long as it likes to wake it.
    "race": Goal(),
    "read-async-singleton": Goal(allocations: 0, knownRatio: 1.2),
  ]

  /// The goal of each registration.
  private static func registration(knownRatio: Double, keptBytes: Double) -> Goal {
    Goal(
      nanoseconds: 250,
      keptBytes: 250,
      knownRatio: knownRatio,
      knownHeap: HeapUse(allocations: .infinity, bytes: .infinity, keptBytes: keptBytes)
    )
  }
}
