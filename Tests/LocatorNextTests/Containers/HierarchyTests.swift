import LocatorNext
import Testing

/// A child resolves from its parent what it has no module for, and overrides the rest.
@Suite struct HierarchyTests {
  @Test func `a child finds what its parents bind`() {
    let root = Container { Module(WordKey.self) { "root" } }
    let middle = Container(parent: root) { Module(NumberKey.self) { 4 } }
    let leaf = Container(parent: middle) {}
    #expect(leaf[WordKey.self] == "root")
    #expect(leaf[NumberKey.self] == 4)
    #expect(leaf.contains(WordKey.self))
  }

  @Test func `a parent doesn't find what its child binds`() {
    let root = Container {}
    let child = Container(parent: root) { Module(WordKey.self) { "child" } }
    #expect(child.contains(WordKey.self))
    #expect(!root.contains(WordKey.self))
  }

  @Test func `a child shadows its parent at any depth`() {
    let root = Container { Module(WordKey.self) { "root" } }
    let middle = Container(parent: root) { Module(WordKey.self) { "middle" } }
    let leaf = Container(parent: middle) { Module(WordKey.self) { "leaf" } }
    #expect([root, middle, leaf].map { $0[WordKey.self] } == ["root", "middle", "leaf"])
    #expect(Container(parent: middle) {}[WordKey.self] == "middle")
  }

  @Test func `a child may say that it overrides its parent`() {
    let root = Container { Module(WordKey.self) { "root" } }
    let child = Container(parent: root) { Module(WordKey.self) { "child" }.overriding() }
    #expect(child[WordKey.self] == "child")
  }

  @Test func `a shared instance of the parent is the same in every child`() {
    let root = Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
    let children = (0..<3).map { _ in Container(parent: root) {} }
    let instances = children.map { $0[ServiceKey.self] }
    #expect(instances.allSatisfy { $0 === root[ServiceKey.self] })
  }

  @Test func `a shared instance of the parent never sees what a child overrides`() {
    let root = Container {
      Module(WordKey.self) { "root" }
      Module(ServiceKey.self, scope: .singleton, needs: WordKey.self) { ServiceImpl($0) }
    }
    let child = Container(parent: root) { Module(WordKey.self) { "child" } }
    #expect(child[ServiceKey.self].name == "root")
  }

  @Test func `a transient instance is made with what the container that is read sees`() {
    let root = Container {
      Module(WordKey.self) { "root" }
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
    }
    let child = Container(parent: root) { Module(WordKey.self) { "child" } }
    #expect(child[ServiceKey.self].name == "child")
    #expect(root[ServiceKey.self].name == "root")
  }

  @Test func `a shared instance of a child lives as long as the child`() {
    let root = Container {}
    weak var service: (any Service)?
    do {
      let child = Container(parent: root) {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
      service = child[ServiceKey.self]
      #expect(service != nil)
    }
    #expect(service == nil)
  }

  @Test func `a child keeps its parents alive`() {
    let child = Container(parent: Container { Module(WordKey.self) { "parent" } }) {}
    #expect(child[WordKey.self] == "parent")
  }
}
