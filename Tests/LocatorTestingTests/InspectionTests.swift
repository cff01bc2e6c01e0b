import Locator
import LocatorTesting
import Testing

/// `LocatorTesting` alone gives a test `verify()` and the graph of a container.
@Suite struct InspectionTests {
  /// A container, and what is reported about its reads.
  private let trace = ResolutionTrace()
  private let container: Container

  init() {
    container = Container(observer: trace) {
      Module(WordKey.self) { "hello" }
      Module(NumberKey.self, needs: WordKey.self) { $0.count }
    }
  }

  @Test func `a test verifies its container without a further import`() throws {
    // What the tests of the package declare, here too, is linked into one program, and no need of this container.
    let report = try container.verify(excluding: .targets)
    #expect(report.problems.isEmpty)
  }

  @Test func `a test draws its container without a further import`() {
    #expect(container.graph.mermaid.contains("n1 --> n0"))
  }

  @Test func `a test traces its container without a further import`() {
    #expect(container[NumberKey.self] == 5)
    #expect(trace.resolutions.map(\.isNew) == [true, true])
  }
}

extension VerificationSubject {
  /// The targets of the package, all of which are linked into one program of tests.
  static var targets: Self {
    .modules(
      "CocktailMaster",
      "CocktailMasterTests",
      "LocatorBenchmarks",
      "LocatorTestingTests",
      "LocatorTests"
    )
  }
}
