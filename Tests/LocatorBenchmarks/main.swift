import Locator

// Times jobs of the library against the same jobs done by hand, in one process.
// Run it with `swift run -c release LocatorBenchmarks`.

let container = Container {
  Module(SingletonKey.self, scope: .singleton) { ServiceImpl() }
  Module(TransientKey.self) { ServiceImpl() }
  Module(LeafKey.self) { Leaf() }
  Module(BranchKey.self, needs: LeafKey.self, make: Branch.init)
  Module(TreeKey.self, needs: BranchKey.self, LeafKey.self, make: Tree.init)
}
.build()

let injected = Injected()
let byHand = ByHand()
var many: [AnyModule] = []
var keys: [ObjectIdentifier] = []
declare(First.self, count: 1_000, modules: &many, keys: &keys)

let benchmarks = [
  Benchmark(name: "read a ready singleton by key") { turns in
    for _ in 0..<turns { consume(ByHand.read()) }
  } job: { turns in
    for _ in 0..<turns { consume(container[SingletonKey.self]) }
  },
  Benchmark(name: "make a transient without needs") { turns in
    for _ in 0..<turns { consume(ByHand.make()) }
  } job: { turns in
    for _ in 0..<turns { consume(container[TransientKey.self]) }
  },
  Benchmark(name: "make a transient with three needs") { turns in
    for _ in 0..<turns { consume(ByHand.makeTree()) }
  } job: { turns in
    for _ in 0..<turns { consume(container[TreeKey.self]) }
  },
  Benchmark(name: "read a resolved @Inject") { turns in
    for _ in 0..<turns { consume(byHand.service) }
  } job: { turns in
    for _ in 0..<turns { consume(injected.service) }
  },
  Benchmark(name: "make and check a container of 1,000") { turns in
    for _ in 0..<turns {
      var table: [ObjectIdentifier: () -> Int] = [:]
      for (number, key) in keys.enumerated() { table[key] = { number } }
      consume(table)
    }
  } job: { turns in
    for _ in 0..<turns { consume(Container { many }) }
  },
]

/// A text in a column.
func padded(_ text: String, to width: Int, right: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}

/// A number with one digit after the point.
func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

print(padded("case", to: 38), "  by hand ns", "  library ns", "   ratio")
for benchmark in benchmarks {
  let time = benchmark.measure()
  print(
    padded(benchmark.name, to: 38),
    padded(rounded(time.floor), to: 12, right: true),
    padded(rounded(time.job), to: 13, right: true),
    padded(rounded(time.job / time.floor), to: 8, right: true)
  )
}
