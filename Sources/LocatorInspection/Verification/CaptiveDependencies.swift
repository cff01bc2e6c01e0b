import Locator

/// A shared instance that holds another one which may be dropped earlier, directly or through instances that aren't
/// shared.
enum CaptiveDependencies {
  /// Returns the captive dependencies of a container's shared modules.
  static func problems(in container: Container) -> [VerificationProblem] {
    HeldInstances(in: container).pathsToCaptives.map { path in
      let (first, last) = (path[0], path[path.count - 1])
      return VerificationProblem(
        .captiveDependency, key: "\(first.key)",
        Messages.captive(path, scopes: (first.lifetime.name, last.lifetime.name))
      )
    }
  }
}

/// The instances that the shared instances of a container hold, directly or through instances that aren't shared.
private struct HeldInstances {
  /// The slots on the paths, each once, starting with the container's own shared ones.
  private var slots: [Slot] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The instances that the instance of each slot holds, in the order of its needs.
  private var held: [[Int]] = []

  /// The holders of the instance of each slot.
  private var holders: [[Int]] = []

  /// The number of the container's own shared slots.
  private let ownCount: Int

  init(in container: Container) {
    let own = container.allSlots.filter(\.definition.lifetime.isShared)
    ownCount = own.count
    var next = own.map { add($0) }[...]
    while let user = next.popFirst() {
      for need in container.needs(of: slots[user]) where !need.isDeferred {
        for slot in container.matches(of: need) {
          let count = slots.count
          let one = add(slot)
          held[user].append(one)
          holders[one].append(user)
          // A shared instance is the holder of what it needs, so the paths end there.
          if slots.count > count, !slot.definition.lifetime.isShared { next.append(one) }
        }
      }
    }
  }

  private mutating func add(_ slot: Slot) -> Int {
    if let known = positions[ObjectIdentifier(slot)] { return known }
    positions[ObjectIdentifier(slot)] = slots.count
    slots.append(slot)
    held.append([])
    holders.append([])
    return slots.count - 1
  }

  /// The shortest path from each own instance to each instance that it holds too long.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of instances that are held too long, and *m* is the number
  ///   of slots on the paths to one.
  var pathsToCaptives: [[Definition]] {
    var paths: [[[Definition]]] = Array(repeating: [], count: ownCount)
    for captive in slots.indices where slots[captive].definition.lifetime.isDroppable {
      let distances = distances(to: captive)
      for holder in 0..<ownCount where holder != captive && distances[holder] != nil {
        let lifetime = slots[holder].definition.lifetime
        guard lifetime.outlives(slots[captive].definition.lifetime) else { continue }
        paths[holder].append(path(from: holder, to: captive, distances))
      }
    }
    // With offsets, because `sort` isn't guaranteed to be stable.
    return paths.flatMap { paths in
      paths.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
        .map(\.element)
    }
  }

  /// The number of steps from each holder to an instance, by breadth-first search.
  private func distances(to captive: Int) -> [Int: Int] {
    var distances = [captive: 0]
    var next = [captive][...]
    while let one = next.popFirst() {
      for holder in holders[one] where distances[holder] == nil {
        distances[holder] = (distances[one] ?? 0) + 1
        if !slots[holder].definition.lifetime.isShared { next.append(holder) }
      }
    }
    return distances
  }

  /// The path along decreasing distances.
  private func path(from holder: Int, to captive: Int, _ distances: [Int: Int])
    -> [Definition]
  {
    var path = [slots[holder].definition]
    var last = holder
    while last != captive {
      let next = held[last].first { one in
        distances[one] == distances[last].map { $0 - 1 }
          && (one == captive || !slots[one].definition.lifetime.isShared)
      }
      guard let next else { break }
      path.append(slots[next].definition)
      last = next
    }
    return path
  }
}

extension Lifetime {
  /// Whether an instance can outlive one of the other lifetime that it holds.
  ///
  /// Nothing outlives `.weak`, whose instances live as long as they are held. Two custom scopes can be reset
  /// independently.
  fileprivate func outlives(_ other: Lifetime) -> Bool {
    guard other.isDroppable, !isReset(with: other) else { return false }
    guard let own = duration, let end = other.duration else { return true }
    return own > end
  }
}
