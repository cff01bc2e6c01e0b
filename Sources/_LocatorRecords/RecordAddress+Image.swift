// Only the branch for Linux with Glibc was ever run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif !canImport(WinSDK) && !os(WASI)
#error("Locator doesn't know the C library of this platform.")
#endif

extension RecordAddress {
  /// The path of the image that has this address, or `nil` if the platform doesn't tell.
  package var image: String? {
    let address = unsafe UnsafeRawPointer(bitPattern: bits)
    #if canImport(Darwin)
    var info = unsafe Dl_info()
    guard unsafe dladdr(address, &info) != 0 else { return nil }
    // SAFETY: the name is zero-terminated, and the image stays loaded as its record does.
    return unsafe info.dli_fname.map { unsafe String(cString: $0) }
    #elseif canImport(WinSDK) || os(WASI)
    return nil
    #else
    // The headers hide the function from Swift. A statically linked program doesn't find it.
    guard let function = unsafe dlsym(nil, "dladdr") else { return nil }
    // SAFETY: this is the function's type. It fills `Dl_info`, four words of which the name of the image is the first.
    let look = unsafe unsafeBitCast(function, to: LookUp.self)
    var info: (UnsafePointer<CChar>?, UInt, UInt, UInt) = (nil, 0, 0, 0)
    guard unsafe look(address, &info) != 0 else { return nil }
    return unsafe info.0.map { unsafe String(cString: $0) }
    #endif
  }

  #if !canImport(Darwin) && !canImport(WinSDK) && !os(WASI)
  private typealias LookUp =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> CInt
  #endif
}
