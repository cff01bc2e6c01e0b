#if canImport(Glibc)
import Glibc

/// The bytes that a closure allocates and doesn't free.
func keptBytes(_ body: () -> Void) -> Int {
  // Once before, because the first look allocates what the next ones use again.
  _ = allocatedBytes()
  let before = allocatedBytes()
  body()
  return allocatedBytes() - before
}

/// The bytes that the program has allocated and not freed.
///
/// From the report that the allocator prints about all threads, because Swift's module of the C library leaves out
/// what returns it as numbers.
private func allocatedBytes() -> Int {
  typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
  guard let symbol = unsafe dlsym(nil, "malloc_info") else {
    fatalError("There is no malloc_info.")
  }
  // SAFETY: the function has this type in the manual of the library.
  let report = unsafe unsafeBitCast(symbol, to: Report.self)
  var text: UnsafeMutablePointer<CChar>?
  var count = 0
  guard let file = unsafe open_memstream(&text, &count) else { fatalError("There is no stream.") }
  _ = unsafe report(0, file)
  unsafe fclose(file)
  // SAFETY: the stream has ended its text with a zero when it was closed.
  defer { unsafe free(text) }
  guard let text = unsafe text else { fatalError("The report is empty.") }
  let lines = unsafe String(cString: text).split(separator: "\n")
  // The sums of all threads come after those of each.
  func size(_ what: String) -> Int {
    let line = lines.last { $0.hasPrefix("<\(what)\"") }
    guard let number = line?.split(separator: "size=\"").last?.prefix(while: \.isNumber),
      let size = Int(number)
    else { fatalError("The report says nothing about \(what).") }
    return size
  }
  return size("system type=\"current") + size("total type=\"mmap") - size("total type=\"fast")
    - size("total type=\"rest")
}
#endif
