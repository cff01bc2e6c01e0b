/// A search for keys that may have been meant, among those of a report's containers.
///
/// A search compares all keys. Only the first searches are made, so that the time of a report of many problems is
/// linear in the number of keys, not quadratic.
package final class NearestKeys {
  package typealias Candidate = (key: Any.Type, location: SourceLocation)

  static let limit = 50

  private let candidates: [Candidate]
  private lazy var names = candidates.map { Array(String(describing: $0.key).utf8) }

  /// The results, because many modules may need the same key.
  private var known: [(missing: Any.Type, found: Candidate?)] = []

  private var searches = 0

  package init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// Returns the key whose name is most similar to that of a missing one, or `nil` if all differ too much.
  func key(near missing: Any.Type) -> Candidate? {
    if let known = known.first(where: { $0.missing == missing }) { return known.found }
    let found = key(named: String(describing: missing)) { $0 != missing }
    known.append((missing, found))
    return found
  }

  package func key(named name: String, if fits: (Any.Type) -> Bool = { _ in true }) -> Candidate? {
    guard searches < Self.limit else { return nil }
    searches += 1
    let name = Array(name.utf8)
    var best: (distance: Int, index: Int)?
    for (index, other) in names.enumerated() {
      // Limited for long names, such as those of generic keys, so that a search stays fast.
      let limit = best?.distance ?? min(max(2, name.count / 4), 8)
      guard let distance = Self.distance(name, other, limit: limit), fits(candidates[index].key)
      else { continue }
      // Ordered by name if the distance is the same, so that a message doesn't depend on a hash.
      if let best, best.distance == distance, !other.lexicographicallyPrecedes(names[best.index]) {
        continue
      }
      best = (distance, index)
    }
    return best.map { candidates[$0.index] }
  }

  /// Returns the number of letters to add, remove or change to get from one name to the other, if it is within a limit.
  private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      // What is farther from the diagonal differs by more than the limit.
      let columns = max(0, index - limit)..<min(second.count, index + limit + 1)
      var (diagonal, least) = (row[columns.lowerBound], index + 1)
      row[0] = least
      for column in columns {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
        least = min(least, row[column + 1])
      }
      guard least <= limit else { return nil }
    }
    return row[second.count] <= limit ? row[second.count] : nil
  }
}
