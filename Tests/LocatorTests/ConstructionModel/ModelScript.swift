/// What the threads of a model read, and what the keys read while they are made.
struct ModelScript: CustomStringConvertible {
  /// What each key reads in its factory, and then in its hook.
  var keys: [Plan]

  /// What each thread reads.
  var reads: [Int]

  /// What a key reads while it is made.
  struct Plan {
    var factory: [Int] = []
    var hook: [Int] = []
    var isDeclared = false
  }

  var description: String {
    let plans = keys.enumerated().map {
      "\($0): \($1.factory) then \($1.isDeclared ? "declared " : "")\($1.hook)"
    }
    return "keys \(plans.joined(separator: ", ")); threads read \(reads)"
  }

  /// Keys whose hooks, and maybe factories, read others, and threads that read one each.
  ///
  /// A hook that declares what it reads waits for what is being made around it.
  init(factories: [[Int]]? = nil, hooks: [[Int]], declared: Bool = false, reads: [Int]) {
    keys = hooks.enumerated().map {
      Plan(factory: factories?[$0] ?? [], hook: $1, isDeclared: declared)
    }
    self.reads = reads
  }

  /// The keys that have to be made before some others can be read, and those, without what is there.
  func needs(of keys: [Int], isThere: (Int) -> Bool) -> Set<Int> {
    var result: Set<Int> = []
    var next = keys
    while let key = next.popLast() {
      guard !isThere(key), result.insert(key).inserted else { continue }
      next += self.keys[key].factory
    }
    return result
  }

  /// A random script, in which keys read later ones in their factories, and any others in their hooks.
  init(keys count: Int, threads: Int, using generator: inout some RandomNumberGenerator) {
    keys = (0..<count).map { key in
      var plan = Plan()
      let hasFactory = Int.random(in: 0..<4, using: &generator) == 0
      if hasFactory, key + 1 < count {
        plan.factory = [Int.random(in: key + 1..<count, using: &generator)]
      }
      let others = (0..<count).filter { $0 != key }.shuffled(using: &generator)
      plan.hook = Array(others.prefix(Int.random(in: 0...3, using: &generator)))
      plan.isDeclared = Bool.random(using: &generator)
      return plan
    }
    reads = (0..<threads).map { _ in Int.random(in: 0..<count, using: &generator) }
  }
}
