// Only the branch for Linux with Glibc was run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A text that a separate thread makes, because the stack of the current one is exhausted.
final class FreshStack {
  private let make: @Sendable () -> String
  private var text: String?

  private init(_ make: @escaping @Sendable () -> String) {
    self.make = make
  }

  /// Returns a text made on a stack of one megabyte, or on the current stack if no thread can be created.
  static func text(_ make: @escaping @Sendable () -> String) -> String {
    let job = FreshStack(make)
    job.run()
    return job.text ?? make()
  }

  #if canImport(WinSDK) || os(WASI)
  private func run() {}
  #else
  private func run() {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, 1 << 20)
    // Safe: this function retains the job until the thread has ended, and nothing reads the text before that.
    let job = unsafe Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    let isMade = unsafe pthread_create(&thread, &attributes, Self.main, job) == 0
    guard isMade, let thread = unsafe thread else { return }
    unsafe pthread_join(thread, nil)
    #else
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, &attributes, Self.main, job) == 0 else { return }
    pthread_join(thread, nil)
    #endif
  }

  #if canImport(Darwin)
  private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    unsafe finish($0)
    return nil
  }
  #else
  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let job = unsafe $0 { unsafe finish(job) }
    return nil
  }
  #endif

  /// Makes the text of the job at an address.
  private static func finish(_ job: UnsafeMutableRawPointer) {
    // Safe: `run` passes a job, and retains it meanwhile.
    let job = unsafe Unmanaged<FreshStack>.fromOpaque(job).takeUnretainedValue()
    job.text = job.make()
  }
  #endif
}
