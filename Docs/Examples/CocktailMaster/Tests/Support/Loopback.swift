#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A TCP socket, bound to a free port of this machine, that is closed when it is released.
final class Loopback: Sendable {
  /// The file descriptor.
  let descriptor: Int32

  /// The port, reserved for the lifetime of this object.
  let port: UInt16

  /// A system call that failed.
  struct Refusal: Error {
    /// The name of the function.
    let call: String
  }

  init() throws {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Refusal(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    // SAFETY: a `sockaddr_in` starts with the fields of a `sockaddr`.
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, size) == 0
          ? getsockname(descriptor, address, &size) : -1
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard status == 0 else { throw Refusal(call: "bind") }
  }

  deinit {
    close(descriptor)
  }
}
