import Locator
import LocatorTestSupport
import Testing

/// The children of a container are closed with it, and before it.
@Suite(.bounded) struct ClosingChildrenTests {
  @Test func `a child that is made where a closed one was freed is closed, too`() async throws {
    for _ in 0..<100 {
      let (family, closed) = (Family(), Counter())
      // The last one is closed first, and freed then. The first one makes another in its place.
      family.addChild { _ in family.addChild { _ in closed.next() } }
      family.addChild { _ in family.forgetLast() }
      try await family.parent.close()
      #expect(closed.count == 1)
    }
  }

  @Test func `a child that a hook of the closing container makes is closed, too`() async throws {
    let (family, journal) = (Family(), Journal())
    let parent = Container(parent: family.parent) {
      Module(WordKey.self, scope: .singleton) { "made first" }.onClose { journal.note($0) }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        family.addChild(of: .current()) { _ in journal.note("child") }
      }
    }
    _ = (parent[WordKey.self], parent[NumberKey.self])
    try await parent.close()
    #expect(journal.all == ["child", "made first"])
  }

  @Test func `a child that the hook of a child makes beside it is closed, too`() async throws {
    let (family, closed) = (Family(), Counter())
    family.addChild { _ in
      family.addChild { _ in
        family.addChild { _ in closed.next() }
        closed.next()
      }
    }
    try await family.parent.close()
    #expect(closed.count == 2)
  }

  @Test func `children that threads make and drop hide none of those that stay`() async throws {
    let (family, closed) = (Family(), Counter())
    onThreads(4) { _ in
      for number in 0..<1_000 {
        if number.isMultiple(of: 10) { family.addChild { _ in closed.next() } }
        _ = Container(parent: family.parent) {}
      }
    }
    try await family.parent.close()
    #expect(closed.count == 400)
  }

  @Test func `of the errors of children each is thrown once`() async throws {
    let family = Family()
    for number in 0..<3 { family.addChild { _ in throw Failed(reason: "\(number)") } }
    let error = await #expect(throws: CloseError.self) { try await family.parent.close() }
    #expect(error?.errors.map { ($0 as? Failed)?.reason } == ["2", "1", "0"])
  }
}

/// A container, and children of it with an instance each.
private final class Family: Sendable {
  let parent = Container {}
  private let children = Guarded<[Container]>([])

  func addChild(
    of parent: Container? = nil,
    _ close: @escaping @Sendable (Int) async throws -> Void
  ) {
    let child = Container(parent: parent ?? self.parent) {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose(close)
    }
    _ = child[NumberKey.self]
    children.change { $0.append(child) }
  }

  /// Releases the child that was made last.
  func forgetLast() { children.change { $0.removeLast() } }
}
