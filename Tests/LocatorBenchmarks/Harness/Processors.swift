#if canImport(Glibc)
import Glibc
#endif

/// The processors that this process may run on.
enum Processors {
  /// Pins the calling thread to one of them, if the platform supports it.
  static func pin(toAllowed number: Int) {
    #if canImport(Glibc)
    // The C library's `cpu_set_t`, with one bit for each of 1,024 processors.
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
  /// The type of both functions, whose declarations Swift doesn't import.
  private typealias Affinity =
    @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32

  /// Calls one of the functions for this thread.
  private static func call(_ name: String, with set: inout [UInt8]) {
    let program = unsafe dlopen(nil, RTLD_NOW)
    guard let symbol = unsafe dlsym(program, name) else { return }
    // SAFETY: the functions have this type, and get the actual size of the set.
    unsafe set.withUnsafeMutableBytes { set in
      guard let address = set.baseAddress else { return }
      _ = unsafe unsafeBitCast(symbol, to: Affinity.self)(0, set.count, address)
    }
  }
  #endif
}
