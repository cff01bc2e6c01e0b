/// The goal of each row, by its identifier, and its current state.
///
/// A row that meets its goal with room for another machine needs nothing else. For others, `knownRatio` is the last
/// measured ratio, and `--check` keeps the row from getting worse: lower it with each improvement. Why a goal is far
/// above one, `Docs/performance.md` says.
///
/// A row without a goal isn't covered by a promise, and has at most a known ratio.
enum Goals {
  static let all: [String: Goal] = [
    "read-singleton": Goal(ratio: 1.3, allocations: 0),
    // The time of hand-written code is 16 or 34 ns, as the allocator has it; the library's is 68.
    "make-transient": Goal(ratio: 2.5, nanoseconds: 100, allocations: 1),
    "make-tree": Goal(ratio: 4, allocations: 5, knownRatio: 3.7),
    "make-tree-factories": Goal(allocations: 5, knownRatio: 1.7),
    "make-graph": Goal(ratio: 9, allocations: 8, bytes: 480, knownRatio: 8.1),
    "read-among-10000": Goal(ratio: 1.3, allocations: 0),
    "read-optional": Goal(ratio: 2, allocations: 0),
    "read-list": Goal(
      ratio: 10,
      allocations: 4,
      bytes: 400,
      knownRatio: 9,
      knownHeap: HeapUse(allocations: 4, bytes: 400)
    ),
    "read-named": Goal(
      ratio: 5.3,
      allocations: 7,
      bytes: 856,
      knownRatio: 4.3,
      knownHeap: HeapUse(allocations: 7, bytes: 856)
    ),
    // Met, but by less than another machine can change it: 1.6 to 2.0.
    "call-lazy": Goal(ratio: 2, allocations: 0, knownRatio: 1.8),
    // Half of both is the runtime's casts, so that they take from 9 to 18, with the machine.
    "call-weak": Goal(
      ratio: 18,
      allocations: 1,
      bytes: 56,
      knownRatio: 11.3,
      knownHeap: HeapUse(allocations: 1, bytes: 56)
    ),
    "read-weak": Goal(
      ratio: 18,
      allocations: 2,
      bytes: 80,
      knownRatio: 9,
      knownHeap: HeapUse(allocations: 2, bytes: 80)
    ),
    "read-expiring": Goal(ratio: 2, allocations: 0),
    "make-observed": Goal(
      ratio: 3.5,
      allocations: 2,
      bytes: 129,
      knownRatio: 3.2,
      knownHeap: HeapUse(allocations: 2, bytes: 129)
    ),
    "make-hooked": Goal(ratio: 4.5, allocations: 1, bytes: 24, knownRatio: 4.2),
    "make-decorated": Goal(ratio: 3, allocations: 2, bytes: 80, knownRatio: 2.8),
    // Met, but by less than another machine or code alignment can change it: 1.06 to 1.24.
    "read-inject-singleton": Goal(ratio: 1.3, allocations: 0),
    "read-inject-transient": Goal(ratio: 2.1, allocations: 0, knownRatio: 1.9),
    "read-inject-session": Goal(ratio: 3.3, allocations: 0),
    // 60 ns, compared with 22 in hand-written code.
    "create-five-injects": Goal(ratio: 2.7, nanoseconds: 60, allocations: 1, bytes: 136),
    // With few modules, the container's own size matters.
    "register-10": registration(knownRatio: 4.2, keptBytes: 360),
    "register-100": registration(knownRatio: 3.1, keptBytes: 310),
    "register-1000": registration(knownRatio: 3, keptBytes: 310),
    // Twice as slow next to programs that fill the caches, which hand-written code isn't.
    "register-10000": registration(knownRatio: 2.9, keptBytes: 310),
    "register-cold-1000": Goal(nanoseconds: 1_600, knownRatio: 3),
    "child-container": Goal(
      ratio: 6.5,
      nanoseconds: 3_500,
      knownRatio: 6.1,
      knownHeap: HeapUse(allocations: 25.1, bytes: 2_008)
    ),
    "blueprint-given": Goal(
      ratio: 16,
      nanoseconds: 1_000,
      knownRatio: 15.1,
      knownHeap: HeapUse(allocations: 9, bytes: 654)
    ),
    "blueprint-singleton": Goal(
      ratio: 16,
      nanoseconds: 1_800,
      knownRatio: 13.2,
      knownHeap: HeapUse(allocations: 11.1, bytes: 967)
    ),
    "blueprint-fifty": Goal(
      nanoseconds: 4_000,
      knownRatio: 18.2,
      knownHeap: HeapUse(allocations: 11, bytes: 1_727)
    ),
    "two-threads": Goal(ratio: 1.3, allocations: 0),
    "two-threads-make": Goal(ratio: 1.2, isOfMedians: true, knownRatio: 1.1),
    // Not checked: the second thread sleeps, and the system wakes it after an arbitrary time.
    "race": Goal(),
    "read-async-singleton": Goal(allocations: 0, knownRatio: 6.5),
    // Three tasks of their own, which belong to no reader, make it 1.9 by hand.
    "request-async": Goal(ratio: 4.5, knownRatio: 4.2),
    // What a load test asks for: within a tenth of the same by hand.
    "request-load": Goal(ratio: 1.1, knownRatio: 1.06),
    "growth-children": growth,
    "growth-generations": growth,
    "growth-chain": growth,
    "growth-unbound-needs": growth,
    "growth-cycle": growth,
    "growth-names": growth,
    "growth-dropped": growth,
    "growth-holders": growth,
    "growth-hook-chain": partGrowth,
    "growth-hooks": partGrowth,
    "growth-list": partGrowth,
    "growth-sessions": partGrowth,
    "growth-blueprints": partGrowth,
    "growth-reset": growth,
    "growth-graph": partGrowth,
    "growth-async-chain": partGrowth,
  ]

  /// The goal of costs that grow linearly, per thing with four times as many: slightly above 1, because of the
  /// caches.
  ///
  /// Quadratic costs would have a ratio of 4. The ceiling of 2.8 is well below, and next to other programs the rows
  /// reached at most 2.1.
  private static let growth = Goal(knownRatio: 1.4)

  /// The same of one part of a job, which nothing else in the row makes look linear.
  private static let partGrowth = Goal(ratio: 1.6)

  /// The goal of a registration: 250 ns, compared with 67 in hand-written code.
  private static func registration(
    knownRatio: Double? = nil,
    keptBytes: Double? = nil
  ) -> Goal {
    Goal(
      ratio: 3.7,
      nanoseconds: 250,
      keptBytes: keptBytes,
      knownRatio: knownRatio,
      knownHeap: keptBytes.map {
        HeapUse(allocations: .infinity, bytes: .infinity, keptBytes: $0)
      }
    )
  }
}
