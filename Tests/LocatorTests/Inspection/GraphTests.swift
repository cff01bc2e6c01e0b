import Locator
import LocatorInspection
import Testing

private enum StoreKey: InjectionKey { typealias Value = any Service }
private enum UserKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Cart }
private enum TaggedKey<Tag>: InjectionKey { typealias Value = Int }
private enum ViewKey: InjectionKey { typealias Value = ModelImpl }
private enum LostKey: InjectionKey { typealias Value = Int }
private enum LoopKey: InjectionKey { typealias Value = Int }
private enum BackKey: InjectionKey { typealias Value = Int }

/// A value with a property, so that its module is the one that injects.
private final class Cart: Sendable {
  let user = Inject(UserKey.self)
}

/// A type that no module makes.
private struct GraphScreen {
  @Inject(CartKey.self) var cart
  @Inject([UserKey].self) var users
}

private struct Shop: Assembly {
  var modules: [AnyModule] {
    Storage(name: "disk")
    Module(CartKey.self, needs: StoreKey.self, fileID: "App/Shop.swift", line: 3) { _ in Cart() }
  }
}

private struct Storage: Assembly {
  let name: String

  var modules: [AnyModule] {
    Module(StoreKey.self, scope: .singleton, fileID: "App/Storage.swift", line: 3) { ServiceImpl() }
  }
}

private struct Tools: Assembly {
  var modules: [AnyModule] {
    Module(UserKey.self) { 1 }
    Module(LostKey.self, needs: UserKey.self) { $0 }
    Module(ViewKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
  }
}

/// The graph of a container has its modules and their dependencies, as text, Mermaid and DOT.
@Suite struct GraphTests {
  /// A type that isn't used isn't in an optimized program.
  private let owner: Any = GraphScreen()

  private let container = Container {
    Shop()
    Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
    Module(UserKey.self, needs: Resolver.self, fileID: "App/Main.swift", line: 3) { _ in 2 }
      .named("root \"0\"")
    Module(
      TaggedKey<String>.self,
      needs: Provider<UserKey>.self,
      StoreKey?.self,
      fileID: "App/Main.swift",
      line: 4
    ) { user, _ in user() }
    Module(ViewKey.self, fileID: "App/Main.swift", line: 5) { @MainActor in
      ModelImpl(service: ServiceImpl())
    }
  }

  @Test func `the nodes are the modules, and then the types with properties`() {
    let nodes = container.graph.nodes
    #expect(
      nodes.map(\.title) == [
        "StoreKey", "CartKey", "UserKey", "UserKey", "TaggedKey<String>", "ViewKey",
        "GraphScreen",
      ]
    )
    #expect(nodes.map(\.id) == Array(nodes.indices))
    #expect(nodes.map(\.kind) == Array(repeating: .module, count: 6) + [.type])
    #expect(
      nodes.map(\.value) == ["any Service", "Cart", "Int", "Int", "Int", "ModelImpl", nil]
    )
    #expect(
      nodes.map(\.scope)
        == ["singleton", "transient", "transient", "transient", "transient", "transient", nil]
    )
    #expect(nodes.map(\.assembly) == ["Storage", "Shop", nil, nil, nil, nil, nil])
    #expect(nodes.filter(\.isOnMainActor).map(\.title) == ["ViewKey"])
    #expect(nodes.compactMap(\.name) == ["root \"0\""])
    #expect(nodes.filter(\.hasResolver).map(\.name) == ["root \"0\""])
    #expect(
      nodes.map(\.location) == [
        "App/Storage.swift:3", "App/Shop.swift:3", "App/Main.swift:2", "App/Main.swift:3",
        "App/Main.swift:4", "App/Main.swift:5", nil,
      ]
    )
  }

  @Test func `a module that overrides one of an assembly leaves the others theirs`() {
    let container = Container {
      Module(LoopKey.self) { 1 }
      Shop()
      Module(BackKey.self) { 1 }
      Module(StoreKey.self) { ServiceImpl() }.overriding()
      Tools()
    }
    let modules = container.graph.nodes.filter { $0.kind == .module }
    #expect(
      modules.map { "\($0.title) \($0.assembly ?? "-")" } == [
        "LoopKey -", "StoreKey -", "CartKey Shop", "BackKey -", "UserKey Tools",
        "LostKey Tools", "ViewKey Tools",
      ]
    )
  }

  @Test func `the edges are what is declared and what is injected, now or later`() {
    let graph = container.graph
    let edges = graph.edges.map { edge in
      let arrow = edge.isDeferred ? "~>" : "->"
      let origin =
        switch edge.origin {
        case .declared, .hook, .observed: ""
        case .injected(let property): " as \(property)"
        }
      return "\(graph.nodes[edge.from].title) \(arrow) \(graph.nodes[edge.to].title)\(origin)"
    }
    #expect(
      edges == [
        "CartKey -> StoreKey",
        "TaggedKey<String> ~> UserKey",
        "TaggedKey<String> -> StoreKey",
        "CartKey ~> UserKey as user",
        "GraphScreen ~> CartKey as cart",
        "GraphScreen ~> UserKey as users",
        "GraphScreen ~> UserKey as users",
      ]
    )
  }

  @Test func `the text is a tree of what needs what`() {
    #expect(
      container.graph.description == """
        TaggedKey<String>, Int, transient (App/Main.swift:4)
          ~ UserKey, Int, transient (App/Main.swift:2)
          StoreKey, any Service, singleton (App/Storage.swift:3)
        ViewKey, ModelImpl, transient, main actor (App/Main.swift:5)
        GraphScreen
          ~ cart: CartKey, Cart, transient (App/Shop.swift:3)
            StoreKey, any Service, singleton (App/Storage.swift:3)
            ~ user: UserKey, Int, transient (App/Main.swift:2)
          ~ users: UserKey, Int, transient (App/Main.swift:2)
          ~ users: UserKey "root "0"", Int, transient, decides at run time (App/Main.swift:3)
        """
    )
  }

  @Test func `Mermaid gets boxes, arrows and no character that means something to it`() {
    #expect(
      container.graph.mermaid == """
        flowchart LR
          subgraph assembly0["Storage"]
            n0["StoreKey<br/>any Service<br/>singleton"]
          end
          subgraph assembly1["Shop"]
            n1["CartKey<br/>Cart<br/>transient"]
          end
          n2["UserKey<br/>Int<br/>transient"]
          n3["UserKey #quot;root #quot;0#quot;#quot;<br/>Int<br/>transient<br/>decides at run time"]
          n4["TaggedKey#lt;String#gt;<br/>Int<br/>transient"]
          n5["ViewKey<br/>ModelImpl<br/>transient, main actor"]
          n6(["GraphScreen"])
          n1 --> n0
          n4 -.-> n2
          n4 --> n0
          n1 -.->|"user"| n2
          n6 -.->|"cart"| n1
          n6 -.->|"users"| n2
          n6 -.->|"users"| n3
        """
    )
  }

  @Test func `Graphviz gets boxes, arrows and no character that means something to it`() {
    #expect(
      container.graph.dot == #"""
        digraph Container {
          rankdir=LR
          node [shape=box]
          subgraph cluster0 {
            label="Storage"
            n0 [label="StoreKey\nany Service\nsingleton"]
          }
          subgraph cluster1 {
            label="Shop"
            n1 [label="CartKey\nCart\ntransient"]
          }
          n2 [label="UserKey\nInt\ntransient"]
          n3 [label="UserKey \"root \"0\"\"\nInt\ntransient\ndecides at run time"]
          n4 [label="TaggedKey<String>\nInt\ntransient"]
          n5 [label="ViewKey\nModelImpl\ntransient, main actor"]
          n6 [label="GraphScreen", shape=ellipse]
          n1 -> n0
          n4 -> n2 [style=dashed]
          n4 -> n0
          n1 -> n2 [style=dashed, label="user"]
          n6 -> n1 [style=dashed, label="cart"]
          n6 -> n2 [style=dashed, label="users"]
          n6 -> n3 [style=dashed, label="users"]
        }
        """#
    )
  }

  @Test func `a container that refuses to work has a graph with what is missing`() {
    let graph = Container {
      Module(LoopKey.self, needs: BackKey.self, LostKey.self, fileID: "App/Main.swift", line: 2) {
        $0 + $1
      }
      Module(BackKey.self, needs: LoopKey.self, fileID: "App/Main.swift", line: 3) { $0 }
    }
    .graph
    #expect(graph.nodes.map(\.kind) == [.module, .module, .missing])
    #expect(
      graph.description == """
        LoopKey, Int, transient (App/Main.swift:2)
          BackKey, Int, transient (App/Main.swift:3)
            LoopKey, Int, transient (App/Main.swift:2) ...
          LostKey, not bound
        """
    )
    #expect(graph.mermaid.contains("n2{{\"LostKey<br/>not bound\"}}"))
    #expect(graph.dot.contains("n2 [label=\"LostKey\\nnot bound\", shape=hexagon]"))
  }

  @Test func `members are in the graph with what they need`() {
    let graph = Container {
      Module(LoopKey.self, fileID: "App/Main.swift", line: 2) { 1 }
      Members(of: ServiceImpl.self, fileID: "App/Main.swift", line: 3)
        .inject(LoopKey.self) { _, _ in }
    }
    .graph
    #expect(graph.nodes.map(\.kind) == [.module, .members])
    #expect(
      graph.description == """
        ServiceImpl, main actor (App/Main.swift:3)
          LoopKey, Int, transient (App/Main.swift:2)
        """
    )
    #expect(graph.mermaid.contains("n1([\"ServiceImpl<br/>main actor\"])"))
    #expect(graph.dot.contains("n1 [label=\"ServiceImpl\\nmain actor\", shape=ellipse]"))
  }

  @Test func `a child's graph has the modules of its parents, and its own in their place`() {
    let parent = Container {
      Module(StoreKey.self, scope: .singleton, needs: LoopKey.self) { _ in ServiceImpl() }
      Module(LoopKey.self) { 1 }
    }
    let graph = Container(parent: parent) {
      Module(LoopKey.self) { 2 }
      Module(BackKey.self, needs: LoopKey.self) { $0 }
    }
    .graph
    #expect(graph.nodes.map(\.title) == ["StoreKey", "LoopKey", "LoopKey", "BackKey"])
    // The parent's instance is made there, and sees the parent's module.
    #expect(graph.edges.map(\.to) == [1, 2])
  }
}
