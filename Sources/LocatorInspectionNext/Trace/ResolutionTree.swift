import LocatorNext

/// Reads, nested below the ones whose factories caused them.
struct ResolutionTree {
  /// The reads without a parent.
  private var outermost: [Resolution] = []

  /// The nested reads, by the identifier of their parent.
  private var inner: [UInt64: [Resolution]] = [:]

  /// Creates a tree of reads that are sorted by their start.
  init(_ resolutions: [Resolution]) {
    // A read that hasn't ended isn't among them, though the reads nested in it may be.
    let ended = Set(resolutions.map(\.id))
    for resolution in resolutions {
      if let parent = resolution.parent, ended.contains(parent) {
        inner[parent, default: []].append(resolution)
      } else {
        outermost.append(resolution)
      }
    }
  }

  /// One line for each read.
  var text: String { outermost.flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n") }

  private func lines(of resolution: Resolution, depth: Int) -> [String] {
    let name = resolution.name.map { " '\($0)'" } ?? ""
    let line = """
      \(String(repeating: "  ", count: depth))\(resolution.key)\(name): \(resolution.duration.text), \
      \(resolution.isNew ? "new" : "kept") \(resolution.scope) (\(resolution.module))
      """
    return [line] + (inner[resolution.id] ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }

  /// The duration with three significant digits, such as `12.3 ms`.
  fileprivate var text: String {
    let nanoseconds = nanoseconds
    let units: [(name: String, size: Int64)] = [
      ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1_000),
    ]
    guard let unit = units.first(where: { nanoseconds >= $0.size }) else {
      return "\(nanoseconds) ns"
    }
    // Three significant digits, with the decimal point in its place.
    var size = unit.size
    var places = 0
    while nanoseconds / size < 100, places < 2 {
      size /= 10
      places += 1
    }
    let digits = nanoseconds / size
    guard places > 0 else { return "\(digits) \(unit.name)" }
    let text = "\(digits)"
    return "\(text.dropLast(places)).\(text.suffix(places)) \(unit.name)"
  }
}
