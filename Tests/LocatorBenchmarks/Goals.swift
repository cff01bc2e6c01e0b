/// What each row has to reach, by its name.
enum Goals {
  static let all: [String: Goal] = [
    "read-singleton": Goal(ratio: 1.3, allocations: 0),
    "make-transient": Goal(ratio: 1.4, allocations: 1),
    "make-tree": Goal(ratio: 1.7, allocations: 5),
    "make-graph": Goal(),
    "read-among-10000": Goal(ratio: 1.3, allocations: 0),
    "read-inject-singleton": Goal(ratio: 1.2, allocations: 0),
    "read-inject-transient": Goal(ratio: 1.2, allocations: 0),
    "read-inject-session": Goal(ratio: 1.2, allocations: 0),
    "create-five-injects": Goal(nanoseconds: 60, allocations: 1, bytes: 136),
    "register-10": Goal(nanoseconds: 250, keptBytes: 250),
    "register-100": Goal(nanoseconds: 250, keptBytes: 250),
    "register-1000": Goal(nanoseconds: 250, keptBytes: 250),
    "register-10000": Goal(nanoseconds: 250, keptBytes: 250),
    "register-cold-1000": Goal(nanoseconds: 1_600),
    "child-container": Goal(),
    "two-threads": Goal(ratio: 1.3),
    "race": Goal(),
    "read-async-singleton": Goal(),
  ]
}
