/// Finds the key that somebody may have meant.
enum NearestKey {
  /// The key whose name is most like that of a missing one, unless all are too far from it.
  static func to(
    _ missing: Any.Type,
    among keys: [(key: Any.Type, location: SourceLocation)]
  ) -> (key: Any.Type, location: SourceLocation)? {
    to(named: String(describing: missing), among: keys.filter { $0.key != missing })
  }

  /// The key whose name is most like a name, unless all are too far from it.
  static func to(
    named name: String,
    among keys: [(key: Any.Type, location: SourceLocation)]
  ) -> (key: Any.Type, location: SourceLocation)? {
    let name = Array(name.utf8)
    let limit = max(2, name.count / 4)
    return
      keys
      .map { (distance: distance(name, Array(String(describing: $0.key).utf8)), candidate: $0) }
      .filter { $0.distance <= limit }
      .min { left, right in
        // By name where the distance is the same, so that a message doesn't depend on a hash.
        (left.distance, String(describing: left.candidate.key))
          < (right.distance, String(describing: right.candidate.key))
      }?
      .candidate
  }

  /// How many letters have to be added, left out or changed to get from one name to the other.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
