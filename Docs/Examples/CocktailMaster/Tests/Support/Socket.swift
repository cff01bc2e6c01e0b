#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A socket that its owner closes elsewhere.
struct Socket {
  /// The file descriptor.
  let descriptor: Int32

  /// Sets a timeout of five minutes for reads and writes.
  func limitWaiting() {
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    // SAFETY: the size is that of the value.
    unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  /// Reads up to the first empty line, or returns `nil` if the peer disconnects before.
  func readHead() -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      // SAFETY: the size is that of the buffer.
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text
  }

  /// Writes a text.
  func write(_ text: String) {
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // SAFETY: the size is that of the buffer.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe send(descriptor, bytes.baseAddress, bytes.count, flags)
      }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }
}
