/// A shared instance that holds another one which can be dropped before it, by itself or through instances
/// that aren't shared.
enum CaptiveDependencies {
  /// What is wrong with the modules that a container declares.
  static func problems(in container: Container) -> [VerificationProblem] {
    container.slots.filter(\.binding.lifetime.isShared).flatMap { holder in
      captives(of: holder, in: container).map { way in
        let (first, last) = (way[0].binding, way[way.count - 1].binding)
        return VerificationProblem(
          .captiveDependency,
          key: "\(first.key)",
          Messages.captive(
            way.map(\.binding),
            scopes: (first.lifetime.name, last.lifetime.name)
          )
        )
      }
    }
  }

  /// The shortest way to each instance that is held too long, breadth first.
  private static func captives(of holder: Slot, in container: Container) -> [[Slot]] {
    var captives: [[Slot]] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(holder)]
    var next = [[holder]][...]
    while let way = next.popFirst() {
      for need in way[way.count - 1].binding.needs where !need.isDeferred {
        for slot in container.answers(to: need) where seen.insert(ObjectIdentifier(slot)).inserted {
          if !slot.binding.lifetime.isShared {
            next.append(way + [slot])
          } else if holder.binding.lifetime.outlives(slot.binding.lifetime) {
            captives.append(way + [slot])
          }
        }
      }
    }
    return captives
  }
}

extension Lifetime {
  /// Whether a shared instance can be there when another one, which it holds, was dropped.
  ///
  /// No scope outlives `.weak`, whose instances are there as long as they are held. Two scopes of the user's
  /// own can be reset one without the other.
  fileprivate func outlives(_ other: Lifetime) -> Bool {
    guard let held = other.keeping, !held.isWeak, keeping !== held else { return false }
    guard let own = keeping?.duration, let end = held.duration else { return true }
    return own > end
  }
}
