#if canImport(Glibc)
import Glibc
#endif

/// The heap counters of a process that was started with ``HeapCounterLibrary``.
@safe
struct HeapCounters {
  /// The values of the counters.
  private struct Reading {
    var allocations = 0
    var bytes = 0
    var live = 0
  }

  /// The type of the library's function that reads the counters.
  private typealias Read = @convention(c) (UnsafeMutablePointer<Int>) -> Void
  private let read: Read

  /// Looks up the counters, or returns `nil` if the process doesn't have them.
  init?() {
    #if canImport(Glibc)
    let program = unsafe dlopen(nil, RTLD_NOW)
    guard let symbol = unsafe dlsym(program, HeapCounterLibrary.symbol) else { return nil }
    // SAFETY: the library declares the function with this type.
    unsafe read = unsafeBitCast(symbol, to: Read.self)
    #else
    return nil
    #endif
  }

  /// Returns the heap use of a job per operation.
  ///
  /// It is the difference between twice as many iterations and once as many, which excludes the loop and its clock.
  func use(of job: Job) -> HeapUse {
    let turns = max(1, 2_000 / job.operations)
    _ = job.time(turns)
    let few = least { _ = job.time(turns) }
    let many = least { _ = job.time(2 * turns) }
    var use = HeapUse(
      allocations: Self.each(many.allocations - few.allocations, of: turns * job.operations),
      bytes: Self.each(many.bytes - few.bytes, of: turns * job.operations)
    )
    if let kept = job.kept {
      withExtendedLifetime(kept()) {
        var held: Any?
        let live = reading(of: { held = kept() }).live
        use.keptBytes = withExtendedLifetime(held) { Self.each(live, of: job.operations) }
      }
    }
    return use
  }

  /// Returns the minimum of several readings, because the system sometimes allocates, too.
  private func least(of body: () -> Void) -> Reading {
    let readings = (0..<5).map { _ in reading(of: body) }
    return Reading(
      allocations: readings.map(\.allocations).min() ?? 0,
      bytes: readings.map(\.bytes).min() ?? 0
    )
  }

  /// Divides a total by a count, and rounds to one decimal.
  private static func each(_ total: Int, of count: Int) -> Double {
    (Double(total) / Double(count) * 10).rounded() / 10
  }

  /// Returns the changes of the counters.
  private func reading(of body: () -> Void) -> Reading {
    let before = now()
    body()
    let after = now()
    return Reading(
      allocations: after.allocations - before.allocations,
      bytes: after.bytes - before.bytes,
      live: after.live - before.live
    )
  }

  /// Returns the current values of the counters.
  private func now() -> Reading {
    var values = [0, 0, 0]
    // SAFETY: the library writes three integers.
    unsafe values.withUnsafeMutableBufferPointer { buffer in
      if let address = buffer.baseAddress { unsafe read(address) }
    }
    return Reading(allocations: values[0], bytes: values[1], live: values[2])
  }
}
