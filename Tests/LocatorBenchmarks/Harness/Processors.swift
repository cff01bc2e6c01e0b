#if canImport(Glibc)
import Glibc
#endif

/// The processors that this process may run on.
enum Processors {
  /// Keeps the calling thread on one of them, where the platform lets us choose.
  static func pin(toAllowed number: Int) {
    #if canImport(Glibc)
    // A set of processors has a bit for each of 1,024.
    var allowed = [UInt8](repeating: 0, count: 128)
    call("sched_getaffinity", with: &allowed)
    let processors = (0..<1_024).filter { allowed[$0 / 8] & (1 << UInt8($0 % 8)) != 0 }
    guard number < processors.count else { return }
    var chosen = [UInt8](repeating: 0, count: allowed.count)
    chosen[processors[number] / 8] |= 1 << UInt8(processors[number] % 8)
    call("sched_setaffinity", with: &chosen)
    #endif
  }

  #if canImport(Glibc)
  /// What both functions are, whose declarations Swift doesn't import.
  private typealias Affinity =
    @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32

  /// Calls one of them for this thread.
  private static func call(_ name: String, with set: inout [UInt8]) {
    let program = unsafe dlopen(nil, RTLD_NOW)
    guard let symbol = unsafe dlsym(program, name) else { return }
    // Safe: the functions have this type, and the set has the size that they are told.
    unsafe set.withUnsafeMutableBytes { set in
      guard let address = set.baseAddress else { return }
      _ = unsafe unsafeBitCast(symbol, to: Affinity.self)(0, set.count, address)
    }
  }
  #endif
}
