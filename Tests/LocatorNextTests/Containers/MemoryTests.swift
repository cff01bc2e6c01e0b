#if canImport(Glibc)
import LocatorNext
import Testing

private final class Part: Sendable {}
private final class Whole: Sendable {
  let parts: (Part, Part)
  init(_ first: Part, _ second: Part) { parts = (first, second) }
}
private enum PartKey: InjectionKey { typealias Value = Part }
private enum WholeKey: InjectionKey { typealias Value = Whole }

/// A kilobyte, of a key for each tag.
private enum BytesKey<Tag>: InjectionKey { typealias Value = [UInt8] }
private enum Next<Tag> {}

/// Modules of the keys of a number of tags.
private func modules<Tag>(_ count: Int, _ tag: Tag.Type = Tag.self) -> [AnyModule] {
  guard count > 0 else { return [] }
  let module = Module(BytesKey<Tag>.self, scope: .singleton) { [UInt8](repeating: 0, count: 1_000) }
  return [AnyModule(module)] + modules(count - 1, Next<Tag>.self)
}

/// Reads the values of a number of tags.
private func read<Tag>(_ count: Int, from container: Container, _ tag: Tag.Type = Tag.self) {
  guard count > 0 else { return }
  #expect(container[BytesKey<Tag>.self].count == 1_000)
  read(count - 1, from: container, Next<Tag>.self)
}

/// Resolving and building again and again leave memory flat.
///
/// The programs are processes of their own, so that nothing else allocates meanwhile.
@Suite struct MemoryTests {
  @Test func `a million resolves of graphs leave memory flat`() async {
    await #expect(processExitsWith: .success) {
      let container = Container {
        Module(PartKey.self, scope: .graph) { Part() }
        Module(WholeKey.self, needs: PartKey.self, PartKey.self, make: Whole.init)
      }
      func resolve(_ count: Int) {
        // One in ten is a graph of several instances, because these take longer.
        for _ in 0..<count {
          for _ in 0..<9 { _ = container[PartKey.self] }
          _ = container[WholeKey.self]
        }
      }
      resolve(100)
      #expect(keptBytes { resolve(100_000) } < 2_048)
    }
  }

  @Test func `a replaced root keeps its modules and its instances, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let modulesOfEach = 20
      /// Builds containers, and gives the bytes that each of them keeps.
      func build(_ count: Int) -> Int {
        let bytes = keptBytes {
          for _ in 0..<count {
            let container = Container { modules(modulesOfEach, Never.self) }.build()
            read(modulesOfEach, from: container, Never.self)
          }
        }
        return bytes / count
      }
      _ = build(10)
      let (first, second) = (build(1_000), build(1_000))
      // A module and its place in the container, beside the kilobyte that it has made.
      #expect(first / modulesOfEach - 1_000 <= 1_000)
      // No root costs more because there were others before it.
      #expect(second <= first + first / 10)
    }
  }

  @Test func `building a container again keeps nothing more`() async {
    await #expect(processExitsWith: .success) {
      let container = Container { modules(20, Never.self) }.build()
      read(20, from: container, Never.self)
      // Less than a byte for each.
      #expect(keptBytes { for _ in 0..<1_000 { container.build() } } < 1_000)
    }
  }
}
#endif
