// Only the branch of Linux with Glibc was run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Text that is made on a thread of its own, because the stack of this one has come to its end.
final class FreshStack {
  private let make: @Sendable () -> String
  private var text: String?

  private init(_ make: @escaping @Sendable () -> String) {
    self.make = make
  }

  /// Makes a text with a stack of a megabyte, or with this one where there are no such threads.
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
    // Safe: this function holds the job until the thread has ended, and nothing reads the text before.
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
    // Safe: `run` passes a job, and holds it meanwhile.
    let job = unsafe Unmanaged<FreshStack>.fromOpaque(job).takeUnretainedValue()
    job.text = job.make()
  }
  #endif
}
