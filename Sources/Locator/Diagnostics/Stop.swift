// Warnings that the program prints while it continues. The Windows branch was not run.

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

/// Stops the program because of a mistake in the user's code; the message says what is wrong, where, and how to fix it.
///
/// Calls `fatalError`, because `precondition` prints nothing in an optimized build.
package func stop(_ message: String, at location: SourceLocation) -> Never {
  fatalError(message, file: location.fileID, line: location.line)
}

/// Prints a warning to standard error in the compiler's format: what looks wrong, where, and what to check.
package func warn(_ message: String, at location: SourceLocation) {
  let text = "\(location): warning: \(message)\n"
  unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
    // Safe: the bytes are valid until the closure returns. A failed write can't be reported.
    #if canImport(WinSDK)
    _ = unsafe _write(2, bytes.baseAddress, UInt32(bytes.count))
    #else
    _ = unsafe write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
