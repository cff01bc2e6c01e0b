/// Constructions by their sites.
///
/// A dictionary would hash with a secret seed, which takes longer than everything else that is done under the lock. The
/// address of an owner is hash enough, as the constructions of a program at one time are few: a search visits one in 64 of
/// them.
struct ConstructionTable: Sendable {
  /// The constructions whose owners have addresses with the same hash, in arrays that keep their memory.
  private var buckets = [[Construction]](repeating: [], count: 64)

  /// The number of constructions.
  private var count = 0

  /// Whether there are no constructions.
  var isEmpty: Bool { count == 0 }

  /// All constructions.
  var all: [Construction] { isEmpty ? [] : buckets.flatMap { $0 } }

  /// The construction of a site.
  subscript(id: ConstructionSite.ID) -> Construction? {
    for construction in buckets[bucket(of: id)] where construction.site.id == id {
      return construction
    }
    return nil
  }

  /// Adds a construction.
  ///
  /// - Precondition: There is none of its site.
  mutating func insert(_ construction: Construction) {
    buckets[bucket(of: construction.site.id)].append(construction)
    count += 1
  }

  /// Removes a construction.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ construction: Construction) -> Bool {
    let bucket = bucket(of: construction.site.id)
    guard let position = buckets[bucket].firstIndex(where: { $0 === construction }) else {
      return false
    }
    buckets[bucket].remove(at: position)
    count -= 1
    return true
  }

  /// Returns the position of a site's bucket.
  private func bucket(of id: ConstructionSite.ID) -> Int {
    // Objects are 16 bytes apart at least, and most are larger.
    let address = UInt(bitPattern: id.owner)
    return Int((address >> 4 ^ address >> 10) % UInt(buckets.count))
  }
}
