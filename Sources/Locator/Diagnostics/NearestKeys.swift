/// The keys of a report's containers, among which it finds those that may have been meant.
///
/// A search looks at all keys. So that a report of many problems takes as long as there are keys, and not as many
/// times as long, only the first searches are made.
package final class NearestKeys {
  /// A key, and the line of its module.
  package typealias Candidate = (key: Any.Type, location: SourceLocation)

  /// How many searches are made.
  static let limit = 50

  /// The keys, made of text at the first search.
  private let candidates: [Candidate]
  private lazy var names = candidates.map { Array(String(describing: $0.key).utf8) }

  /// What was found for a key, which many modules may need.
  private var known: [ObjectIdentifier: Candidate?] = [:]

  private var searches = 0

  package init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// The key whose name is most like that of a missing one, unless all are too far from it.
  func key(near missing: Any.Type) -> Candidate? {
    if let found = known[ObjectIdentifier(missing)] { return found }
    let found = key(named: String(describing: missing)) { $0 != missing }
    known[ObjectIdentifier(missing)] = .some(found)
    return found
  }

  /// The key whose name is most like a name, unless all are too far from it.
  package func key(
    named name: String,
    where isCandidate: (Any.Type) -> Bool = { _ in true }
  ) -> Candidate? {
    guard searches < Self.limit else { return nil }
    searches += 1
    let name = Array(name.utf8)
    var best: (distance: Int, index: Int)?
    for (index, other) in names.enumerated() {
      // Of a long name, as generic keys have, not so many that a search takes long.
      let limit = best?.distance ?? min(max(2, name.count / 4), 8)
      guard let distance = Self.distance(name, other, limit: limit),
        isCandidate(candidates[index].key)
      else { continue }
      // By name where the distance is the same, so that a message doesn't depend on a hash.
      if let best, best.distance == distance, !other.lexicographicallyPrecedes(names[best.index]) {
        continue
      }
      best = (distance, index)
    }
    return best.map { candidates[$0.index] }
  }

  /// How many letters have to be added, left out or changed to get from one name to the other, if those are not
  /// more than a limit.
  private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      // What is farther from the diagonal than the limit takes more changes than that.
      let columns = max(0, index - limit)..<min(second.count, index + limit + 1)
      guard !columns.isEmpty else { return nil }
      var diagonal = row[columns.lowerBound]
      row[columns.lowerBound] = columns.lowerBound == 0 ? index + 1 : limit + 1
      var least = row[columns.lowerBound]
      for column in columns {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        let added = column == index + limit ? limit + 1 : row[column + 1] + 1
        row[column + 1] = min(changed, added, row[column] + 1)
        least = min(least, row[column + 1])
      }
      guard least <= limit else { return nil }
    }
    return row[second.count] <= limit ? row[second.count] : nil
  }
}
