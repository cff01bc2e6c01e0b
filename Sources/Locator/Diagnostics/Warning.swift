// What the program prints while it goes on. The Windows branch was not run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

/// Prints a warning to the standard error, as the compiler would.
///
/// - Parameters:
///   - message: What is odd, where, and what to look at.
///   - location: The line that the message is about.
func warn(_ message: String, at location: SourceLocation) {
  let text = "\(location): warning: \(message)\n"
  unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
    // Safe: the bytes are there until the closure ends. Nothing can be done if they can't be written.
    #if canImport(WinSDK)
    _ = unsafe _write(2, bytes.baseAddress, UInt32(bytes.count))
    #else
    _ = unsafe write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
