import LocatorNext

// Keys of every arity from one to six, and types to be their arguments.

enum T1 {}
enum T2 {}
enum T3 {}
enum T4 {}
enum T5 {}
enum T6 {}

enum P1<A>: InjectionKey { typealias Value = Int }
enum P2<A, B>: InjectionKey { typealias Value = Int }
enum P3<A, B, C>: InjectionKey { typealias Value = Int }
enum P4<A, B, C, D>: InjectionKey { typealias Value = Int }
enum P5<A, B, C, D, E>: InjectionKey { typealias Value = Int }
enum P6<A, B, C, D, E, F>: InjectionKey { typealias Value = Int }

/// How the arguments of a generic key repeat: the number of a type for each.
struct Repetition: Hashable {
  /// The numbers, each at most one more than the highest before it.
  let numbers: [Int]

  /// Every way in which up to six arguments can repeat.
  static let all = (1...6).flatMap { ways(of: $0).map(Self.init) }

  /// The property that injects the key, `p121`.
  var property: String { "p" + numbers.map(String.init).joined() }

  /// The key as it is written, `P3<T1, T2, T1>`.
  var name: String {
    "P\(numbers.count)<\(numbers.map { "T\($0)" }.joined(separator: ", "))>"
  }

  /// A module of the key, whose type is made when the program runs, from its arguments.
  var module: AnyModule {
    let types: [any Any.Type] = [T1.self, T2.self, T3.self, T4.self, T5.self, T6.self]
    let t = numbers.map { types[$0 - 1] }
    return switch t.count {
    case 1: one(t[0])
    case 2: two(t[0], t[1])
    case 3: three(t[0], t[1], t[2])
    case 4: four(t[0], t[1], t[2], t[3])
    case 5: five(t[0], t[1], t[2], t[3], t[4])
    default: six(t[0], t[1], t[2], t[3], t[4], t[5])
    }
  }

  private static func ways(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return ways(of: count - 1).flatMap { way in (1...(way.max() ?? 0) + 1).map { way + [$0] } }
  }
}

private func one<A>(_: A.Type) -> AnyModule { AnyModule(Module(P1<A>.self) { 1 }) }

private func two<A, B>(_: A.Type, _: B.Type) -> AnyModule { AnyModule(Module(P2<A, B>.self) { 1 }) }

private func three<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> AnyModule {
  AnyModule(Module(P3<A, B, C>.self) { 1 })
}

private func four<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> AnyModule {
  AnyModule(Module(P4<A, B, C, D>.self) { 1 })
}

private func five<A, B, C, D, E>(
  _: A.Type,
  _: B.Type,
  _: C.Type,
  _: D.Type,
  _: E.Type
) -> AnyModule {
  AnyModule(Module(P5<A, B, C, D, E>.self) { 1 })
}

private func six<A, B, C, D, E, F>(
  _: A.Type,
  _: B.Type,
  _: C.Type,
  _: D.Type,
  _: E.Type,
  _: F.Type
) -> AnyModule {
  AnyModule(Module(P6<A, B, C, D, E, F>.self) { 1 })
}
