import Locator

// What the benchmarks make, with the library and by hand.

protocol Service: AnyObject, Sendable {}

final class ServiceImpl: Service {}

enum SingletonKey: InjectionKey { typealias Value = any Service }
enum TransientKey: InjectionKey { typealias Value = any Service }

final class Leaf: Sendable {}
final class Branch: Sendable {
  let leaf: Leaf
  init(_ leaf: Leaf) { self.leaf = leaf }
}
final class Tree: Sendable {
  let first: Branch
  let second: Leaf
  init(_ first: Branch, _ second: Leaf) {
    self.first = first
    self.second = second
  }
}
enum LeafKey: InjectionKey { typealias Value = Leaf }
enum BranchKey: InjectionKey { typealias Value = Branch }
enum TreeKey: InjectionKey { typealias Value = Tree }

/// Keys made by nesting a type, so that there are as many as one likes.
enum Next<K: InjectionKey>: InjectionKey { typealias Value = Int }
enum First: InjectionKey { typealias Value = Int }

final class Injected {
  @Inject(SingletonKey.self) var service
}

final class ByHand {
  lazy var service: any Service = ByHand.shared
  static let shared: any Service = ServiceImpl()

  @inline(never)
  static func read() -> any Service { shared }

  @inline(never)
  static func make() -> any Service { ServiceImpl() }

  @inline(never)
  static func makeTree() -> Tree { Tree(Branch(Leaf()), Leaf()) }
}

/// Declares modules for so many keys, each nested in the next.
func declare<K: InjectionKey & SendableMetatype>(
  _ key: K.Type,
  count: Int,
  modules: inout [AnyModule],
  keys: inout [ObjectIdentifier]
) where K.Value == Int, K.Arguments == Void, K.Form == BindableKey {
  modules.append(AnyModule(Module(key) { count }))
  keys.append(ObjectIdentifier(key))
  if count > 1 { declare(Next<K>.self, count: count - 1, modules: &modules, keys: &keys) }
}
