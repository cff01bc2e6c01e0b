import Foundation
import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum HotKey: InjectionKey { typealias Value = Int }
private enum ColdKey: InjectionKey { typealias Value = Int }
private enum CaptorKey: InjectionKey { typealias Value = Int }
private enum Season {}

/// The inspection page has the graph, the problems, the notes and the launch; a browser checks what it shows.
@Suite struct InspectionPageTests {
  private let trace = ResolutionTrace()
  private let markup = "<img src=x>&amp;</script>"

  private var container: Container {
    Container(observer: trace, fileID: "App/<Main>.swift", line: 7) {
      Module(HotKey.self, scope: Scope(Season.self), fileID: "App/Main.swift", line: 8) { 1 }
      Module(
        CaptorKey.self, scope: .singleton, needs: HotKey.self, fileID: "App/Main.swift", line: 9
      ) {
        $0
      }
      Module(ColdKey.self, fileID: "App/Main.swift", line: 10) { 3 }.named(markup)
    }
  }

  /// The data of a page.
  private struct Page: Decodable {
    let container: String
    let summary: String
    let graph: ContainerGraph
    let problems: [Problem]
    let notes: [Note]
    let trace: Trace?

    struct Problem: Decodable { let kind, key, text: String }
    struct Note: Decodable {
      let kind, statement: String
      let subjects: [String]
    }
    struct Trace: Decodable {
      let tracks: [String]
      let reads: [Read]
    }
    struct Read: Decodable {
      let key: String
      let isNew: Bool?
      let parent: Int?
      let start, duration: Double
      let track: Int
    }

    init(_ html: String) throws {
      let data = try #require(html.firstMatch(of: /(?s)id="data">(.*?)<\/script>/)).output.1
      self = try JSONDecoder().decode(Self.self, from: Data(data.utf8))
    }
  }

  @Test func `the data has the graph, the problems, the notes and the reads`() throws {
    let container = container
    _ = container[CaptorKey.self]
    _ = container[HotKey.self]
    let page = try Page(container.inspectionPage(trace: trace))
    #expect(page.container == "App/<Main>.swift:7")
    #expect(page.graph.json == container.graph.json)
    let problem = try #require(page.problems.first { $0.key == "CaptorKey" })
    #expect(problem.kind == "captiveDependency")
    #expect(problem.text.contains("Let 'CaptorKey' need 'Provider<HotKey>.self' instead"))
    #expect(page.summary.hasPrefix("The container at App/<Main>.swift:7 has "))
    #expect(page.notes.contains { $0.kind == "unreachedModules" && !$0.subjects.isEmpty })
    let reads = try #require(page.trace).reads
    #expect(reads.map(\.key) == ["CaptorKey", "HotKey", "HotKey"])
    #expect(reads.map { $0.isNew ?? false } == [true, true, false])
    #expect(reads.map { $0.parent != nil } == [false, true, false])
    #expect(reads.allSatisfy { $0.start >= 0 && $0.duration > 0 && $0.track == 0 })
  }

  @Test func `a page without a trace, of children, has no launch`() throws {
    let container = container
    let child = Container(parent: container) { Module(ColdKey.self) { 4 }.named(markup) }
    let page = try Page(container.inspectionPage(children: child))
    #expect(page.trace == nil)
    #expect(page.graph.nodes.contains { $0.shadows != nil })
  }

  @Test func `a container that can't be built has a page, too`() throws {
    let container = Container { Module(HotKey.self, needs: ColdKey.self) { $0 } }
    let page = try Page(container.inspectionPage())
    #expect(page.problems.contains { $0.kind == "unboundNeed" && $0.key == "ColdKey" })
    #expect(page.graph.nodes.map(\.kind) == [.module, .missing])
  }

  @Test func `reads that no module declares are needs that were seen`() throws {
    let container = Container(observer: trace) {
      Module(HotKey.self) { 1 }
      Module(ColdKey.self, needs: Resolver.self) { $0[HotKey.self] }
    }
    _ = container[ColdKey.self]
    let graph = try Page(container.inspectionPage(trace: trace)).graph
    #expect(graph.edges.map(\.origin) == [.observed])
  }

  @Test func `a child of another container stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let other = Container(fileID: "App/Other.swift", line: 1) {}
      _ = Container(fileID: "App/Main.swift", line: 1) {}
        .inspectionPage(children: other, fileID: "App/Tools.swift", line: 9)
    }
    #expect(
      try StoppedProgram(result).message == """
        The container at App/Other.swift:1 isn't a child of the one at App/Main.swift:1. Make it with \
        'Container(parent:)', or verify it by itself.
        """
    )
  }

  @Test func `nothing in a name becomes markup, with a script and without one`() {
    let page = container.inspectionPage(trace: trace)
    #expect(!page.contains("<img"))
    #expect(page.contains("&lt;img src=x&gt;&amp;amp;&lt;/script&gt;"))
    #expect(page.contains(#"\u003cimg src=x>&amp;\u003c/script>"#))
    #expect(page.contains("<title>App/&lt;Main&gt;.swift:7</title>"))
  }

  @Test func `the page loads nothing`() {
    let page = container.inspectionPage()
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("src=\"") && !page.contains("<link") && !page.contains("@import"))
  }
}
