import Foundation
import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum FileKey: InjectionKey { typealias Value = String }
private enum UserKey: InjectionKey { typealias Value = Int }
private enum SheetKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = Int
  typealias Failure = SheetError
}
private enum FeedKey: AsyncInjectionKey { typealias Value = Int }
private enum LogKey: InjectionKey { typealias Value = Log }
private enum LostKey: InjectionKey { typealias Value = Int }

private struct SheetError: Error {}

private final class Log: Sendable {
  let user = Inject(UserKey.self)
}

/// An assembly with a name that could be markup.
private struct Shop<Tag>: Assembly {
  var modules: [AnyModule] {
    Module(FileKey.self, scope: .singleton, fileID: "App/Files.swift", line: 3) { "" }
      .onCreate(needs: UserKey.self, fileID: "App/Files.swift", line: 4) { _, _ in }
      .onClose { _ in }
      .eager()
  }
}

/// The JSON of a graph has all that the graph has, in lines that two versions of a program can be compared by.
@Suite struct GraphJSONTests {
  private let container = Container {
    Shop<Int>()
    Decorator(FileKey.self, fileID: "App/Main.swift", line: 1) { $0 }
    Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
    Module(UserKey.self, fileID: "App/Main.swift", line: 3) { 2 }.named("</script>\\ \"\n☕️")
    Module(SheetKey.self, needs: Provider<FileKey>.self, fileID: "App/Main.swift", line: 4) {
      file, _ throws(SheetError) in file()
    }
    Module(FeedKey.self, needs: Resolver.self, fileID: "App/Main.swift", line: 5) { _ in 1 }
    Module(LogKey.self, fileID: "App/Main.swift", line: 6) { Log() }
  }

  /// The lines of the text that stand for nodes.
  private func lines(_ graph: ContainerGraph) -> [Substring] {
    graph.json.split(separator: "\n").dropFirst().dropLast()
  }

  @Test func `a node is a line with what it says, and its needs`() {
    #expect(
      lines(container.graph).map { String($0).replacing(/,"container":"[^"]*"/, with: "") } == [
        #"{"id":"FileKey","kind":"module","title":"FileKey","value":"String","scope":"singleton","isEager":true,"location":"App/Files.swift:3","assembly":"Shop\u003cInt>","decorators":["App/Main.swift:1"],"hooks":["onCreate (App/Files.swift:4)","onClose"],"needs":[{"to":"UserKey","origin":"hook"}]},"#,
        #"{"id":"UserKey","kind":"module","title":"UserKey","value":"Int","scope":"transient","location":"App/Main.swift:2"},"#,
        #"{"id":"UserKey \"\u003c/script>\\ \"\u000a☕️\"","kind":"module","title":"UserKey","value":"Int","scope":"transient","name":"\u003c/script>\\ \"\u000a☕️","location":"App/Main.swift:3"},"#,
        #"{"id":"SheetKey","kind":"module","title":"SheetKey","value":"String","scope":"transient","arguments":"Int","failure":"SheetError","location":"App/Main.swift:4","needs":[{"to":"FileKey","isDeferred":true}]},"#,
        #"{"id":"FeedKey","kind":"module","title":"FeedKey","value":"Int","scope":"transient","isAsynchronous":true,"location":"App/Main.swift:5","hasResolver":true},"#,
        #"{"id":"LogKey","kind":"module","title":"LogKey","value":"Log","scope":"transient","location":"App/Main.swift:6","needs":[{"to":"UserKey","isDeferred":true,"origin":"injected","property":"user"}]}"#,
      ]
    )
    #expect(container.graph.json.hasPrefix("{\"version\":1,\"nodes\":[\n"))
  }

  @Test func `a decoder reads all of it`() throws {
    let lost = Container(parent: container) {
      Module(FileKey.self, needs: LostKey.self) { "\($0)" }
    }
    for graph in [container.graph, lost.graph, Container {}.graph] {
      let read = try JSONDecoder().decode(ContainerGraph.self, from: Data(graph.json.utf8))
      #expect(read.json == graph.json)
      #expect(read.description == graph.description)
    }
  }

  @Test func `a module knows which one of a parent it shadows`() {
    let container = container
    let child = Container(parent: Container(parent: container) {}) {
      Module(FileKey.self) { "child" }
      Module(UserKey.self) { 3 }.intoList()
    }
    let graph = child.graph
    let shadowing = graph.nodes.filter { $0.shadows != nil }
    #expect(shadowing.map(\.title) == ["FileKey"])
    #expect(shadowing.map { $0.shadows.map { graph.nodes[$0].location } } == ["App/Files.swift:3"])
    #expect(Set(graph.nodes.map(\.container)).count == 2)
    #expect(
      lines(graph).contains {
        $0.contains(#""id":"FileKey #2""#) && $0.contains(#""shadows":"FileKey""#)
      })
  }

  @Test func `a module of a blueprint knows which one it shadows`() {
    let container = container
    let blueprint = Blueprint(parent: container, given: LostKey.self) {
      Module(FileKey.self, needs: LostKey.self) { "\($0)" }
    }
    let graph = container.graph
    let shadowing = graph.nodes.filter { $0.shadows != nil }
    #expect(shadowing.map(\.title) == ["FileKey"])
    #expect(shadowing.allSatisfy { $0.blueprint != nil && $0.container == nil })
    withExtendedLifetime(blueprint) {}
  }

  @Test(arguments: [
    (#"{"version":2,"nodes":[]}"#, "version 2 of the format, and this library reads version 1"),
    (
      #"{"version":1,"nodes":[{"id":"A","kind":"module","title":"A","needs":[{"to":"B"}]}]}"#,
      "no node with the 'id' 'B', which another node names"
    ),
    (
      #"{"version":1,"nodes":[{"id":"A","kind":"type","title":"A","needs":[{"to":"A","origin":"guess"}]}]}"#,
      "The need of 'A' has the unknown 'origin' 'guess'."
    ),
  ])
  func `a text that isn't a graph of this version is refused`(_ text: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ContainerGraph.self, from: Data(text.utf8))
    }
    #expect("\(error as Any)".contains(message))
  }
}

/// The difference of two graphs is what a reviewer of a change has to know.
@Suite struct GraphDifferenceTests {
  private func graph(@ModuleBuilder _ modules: () -> [AnyModule]) throws -> ContainerGraph {
    let json = Container { modules() }.graph.json
    return try JSONDecoder().decode(ContainerGraph.self, from: Data(json.utf8))
  }

  @Test func `what is added, removed, bound elsewhere or has another scope has a line each`() throws
  {
    let old = try graph {
      Shop<Int>()
      Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
      Module(UserKey.self, fileID: "App/Main.swift", line: 3) { 1 }.named("guest")
      Module(LogKey.self, fileID: "App/Main.swift", line: 4) { Log() }
    }
    let new = try graph {
      Module(LostKey.self, fileID: "App/Lost.swift", line: 1) { 0 }
      Module(FileKey.self, fileID: "App/Main.swift", line: 1) { "" }
      Module(UserKey.self, scope: .singleton, fileID: "App/Main.swift", line: 20) { 1 }
      Module(LogKey.self, fileID: "App/Main.swift", line: 40) { Log() }
    }
    #expect(
      new.difference(from: old).map(\.description) == [
        "+ 'LostKey', transient, at App/Lost.swift:1",
        "~ 'FileKey' is bound at App/Main.swift:1, and no longer at App/Files.swift:3 in 'Shop<Int>'",
        "~ 'FileKey' has the scope 'transient', and no longer 'singleton'",
        "~ 'UserKey' has the scope 'singleton', and no longer 'transient'",
        "- 'UserKey \"guest\"', transient, at App/Main.swift:3",
      ]
    )
    #expect(new.difference(from: new).isEmpty)
  }

  @Test func `of several modules in a list, only the one that changed is named`() throws {
    let old = try graph {
      Module(UserKey.self, fileID: "App/A.swift", line: 1) { 1 }.intoList()
      Module(UserKey.self, fileID: "App/B.swift", line: 1) { 1 }.intoList()
      Module(UserKey.self, fileID: "App/C.swift", line: 1) { 1 }.intoList()
    }
    let new = try graph {
      Module(UserKey.self, fileID: "App/B.swift", line: 2) { 1 }.intoList()
      Module(UserKey.self, fileID: "App/C.swift", line: 2) { 1 }.intoList()
    }
    #expect(
      new.difference(from: old).map(\.description) == ["- 'UserKey', transient, at App/A.swift:1"])
    #expect(
      old.difference(from: new).map(\.description) == ["+ 'UserKey', transient, at App/A.swift:1"]
    )
  }
}
