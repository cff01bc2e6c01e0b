// Only the branch for Linux with Glibc was ever run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// An Xcode preview.
enum Preview {
  /// Whether the process shows a preview, read once.
  static let isRunning: Bool = {
    #if canImport(WinSDK) || os(WASI)
    return false
    #else
    guard let value = unsafe getenv("XCODE_RUNNING_FOR_PREVIEWS") else { return false }
    // Safe: a C string has a first character, and only an empty one has no second.
    return unsafe value[0] == UInt8(ascii: "1") && value[1] == 0
    #endif
  }()
}
