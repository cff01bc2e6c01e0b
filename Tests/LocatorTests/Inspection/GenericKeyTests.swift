import Locator
import LocatorInspection
import Testing

/// The keys that aren't bound in a container with some modules, and the properties of this target that inject
/// each.
private func missing(with modules: [AnyModule]) -> [String: [String]] {
  var missing: [String: [String]] = [:]
  do throws(VerificationError) {
    // A key that is bound lets the keys of this target be looked at.
    try Container { modules + [AnyModule(Module(LookedAtKey.self) { 1 })] }
      .verify(excluding: .otherTargets)
  } catch {
    for problem in error.problems { missing[problem.key] = problem.properties.sorted() }
  }
  return missing
}

/// The keys of the modules that each property of this target gets its value from.
private func modules(of modules: [AnyModule]) -> [String: [String]] {
  let graph = Container { modules }.graph
  var keys: [String: [String]] = [:]
  for edge in graph.edges {
    guard case .injected(let property) = edge.origin else { continue }
    keys["\(graph.nodes[edge.from].title).\(property)", default: []]
      .append(graph.nodes[edge.to].title)
  }
  return keys
}

private enum LookedAtKey: InjectionKey { typealias Value = Int }

/// The types whose properties are looked at, so that they are in an optimized program, too.
private let owners: [any Any.Type] = [
  RepeatedArguments.self, OtherArguments.self, [Int].Holder.self,
]

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private let laterOwners: [any Any.Type] = [
  ShapedArguments.self, GenericOwner<Int>.self, SizedOwner<3>.self,
]

/// `verify()` reads the arguments of generic keys from the records of the program.
@Suite struct GenericKeyTests {
  init() {
    #expect(owners.allSatisfy { !String(describing: $0).isEmpty })
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    #expect(laterOwners.allSatisfy { !String(describing: $0).isEmpty })
  }

  @Test func `repeated arguments are read as they are written`() {
    let missing = missing(with: [])
    for row in Row.repeated { #expect(missing[row.name]?.contains(row.property) == true) }
  }

  @Test func `a property gets its value from the module with the same arguments`() {
    let found = modules(of: Row.repeated.map(\.module))
    for row in Row.repeated { #expect(found[row.property] == [row.name]) }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `arguments of every kind are read as they are written`() {
    let missing = missing(with: [])
    for row in Row.shaped {
      let properties = missing[row.name] ?? []
      #expect(properties.contains(row.property), "\(row.property) is no \(row.name)")
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a property gets its value from the module with the same arguments of any kind`() {
    let found = modules(of: Row.shaped.map(\.module))
    for row in Row.shaped { #expect(found[row.property] == [row.name]) }
  }

  @Test func `keys are known through what composes or holds them`() {
    let missing = missing(with: [])
    let found = missing.filter { $0.value.contains { $0.hasPrefix("OtherArguments.") } }.keys
      .sorted()
    #expect(
      found == [
        "Cache<Cache<T1>>", "Cache<T1>", "Hidden", "HiddenKey<Hidden, Hidden>", "Keyed<MainKey>",
        "P3<T3, T4, T3>", "P3<T4, T3, T4>", "P3<T5, T6, T5>", "P3<T6, T5, T6>",
      ]
    )
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a key without the generic parameters of its owner is known`() {
    let missing = missing(with: [])
    #expect(missing["P3<T1, T2, T2>"]?.contains("GenericOwner.known") == true)
    #expect(missing["Many<T2, T2>"] == ["GenericOwner.knownPack"])
    #expect(missing["P3<T2, T1, T1>"] == ["SizedOwner.known"])
    #expect(missing["P2<T1, T1>"]?.contains("Array.Holder.own") == true)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a key with the generic parameters of its owner is a note`() throws {
    let container = Container { Module(LookedAtKey.self) { 1 } }
    let error = #expect(throws: VerificationError.self) {
      try container.verify(excluding: .otherTargets)
    }
    let note = try #require(error?.report.notes.first { $0.kind == .obscureProperties })
    let properties = [
      "GenericOwner.own", "GenericOwner.ownPack", "GenericOwner.ownTuple", "SizedOwner.own",
      "SizedOwner.ownArray",
    ]
    for property in properties {
      #expect(note.description.contains("'\(property)' (LocatorTests)"))
    }
    for owner in ["RepeatedArguments", "ShapedArguments", "OtherArguments"] {
      #expect(!note.description.contains("'\(owner)"))
    }
  }
}

/// A property and the key that it injects.
private struct Row {
  let property: String
  let name: String
  let module: AnyModule

  init<Owner, K: InjectionKey & SendableMetatype>(
    _ path: KeyPath<Owner, Inject<K>>,
    _ name: String
  )
  where K.Value == Int, K.Arguments == Void, K._Form == BindableKey {
    property = "\(path)".split(separator: "\\").joined()
    self.name = name
    module = AnyModule(Module(K.self) { 1 })
  }

  static var repeated: [Self] {
    [
      .init(\RepeatedArguments.p1, "P1<T1>"),
      .init(\RepeatedArguments.p11, "P2<T1, T1>"),
      .init(\RepeatedArguments.p12, "P2<T1, T2>"),
      .init(\RepeatedArguments.p111, "P3<T1, T1, T1>"),
      .init(\RepeatedArguments.p112, "P3<T1, T1, T2>"),
      .init(\RepeatedArguments.p121, "P3<T1, T2, T1>"),
      .init(\RepeatedArguments.p122, "P3<T1, T2, T2>"),
      .init(\RepeatedArguments.p123, "P3<T1, T2, T3>"),
      .init(\RepeatedArguments.p1233, "P4<T1, T2, T3, T3>"),
      .init(\RepeatedArguments.p12133, "P5<T1, T2, T1, T3, T3>"),
      .init(\RepeatedArguments.p12312, "P5<T1, T2, T3, T1, T2>"),
      .init(\RepeatedArguments.p12313, "P5<T1, T2, T3, T1, T3>"),
      .init(\RepeatedArguments.p12343, "P5<T1, T2, T3, T4, T3>"),
      .init(\RepeatedArguments.p111223, "P6<T1, T1, T1, T2, T2, T3>"),
      .init(\RepeatedArguments.p112122, "P6<T1, T1, T2, T1, T2, T2>"),
      .init(\RepeatedArguments.p121222, "P6<T1, T2, T1, T2, T2, T2>"),
      .init(\RepeatedArguments.p122132, "P6<T1, T2, T2, T1, T3, T2>"),
      .init(\RepeatedArguments.p122212, "P6<T1, T2, T2, T2, T1, T2>"),
      .init(\RepeatedArguments.p123144, "P6<T1, T2, T3, T1, T4, T4>"),
      .init(\RepeatedArguments.p123211, "P6<T1, T2, T3, T2, T1, T1>"),
    ]
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  static var shaped: [Self] {
    [
      .init(\ShapedArguments.nested, "P1<P1<T1>>"),
      .init(\ShapedArguments.nestedTwice, "P2<P1<T1>, P1<T1>>"),
      .init(\ShapedArguments.nestedDeeply, "P3<P1<T1>, T1, P1<P1<T1>>>"),
      .init(\ShapedArguments.nestedPairs, "P2<P2<T1, T2>, P2<T1, T2>>"),
      .init(\ShapedArguments.ofItself, "P2<P2<T1, P2<T1, T2>>, P2<T1, T2>>"),
      .init(\ShapedArguments.tuple, "P1<(T1, T1)>"),
      .init(\ShapedArguments.labels, "P2<(first: T1, T2, third: T1), (first: T1, T2, third: T1)>"),
      .init(\ShapedArguments.likeAPack, "P1<(Qp: T1, xQp: T1)>"),
      .init(\ShapedArguments.nothing, "P2<Void, Void>"),
      .init(\ShapedArguments.function, "P1<(T1) -> T1>"),
      .init(\ShapedArguments.functions, "P2<(T1, T2) throws -> T1, (T1, T2) throws -> T1>"),
      .init(\ShapedArguments.sendable, "P1<@Sendable (T1) throws -> T1>"),
      .init(\ShapedArguments.onMainActor, "P1<@MainActor @Sendable (T1) -> T1>"),
      .init(\ShapedArguments.typedThrows, "P2<FigureError, (T1) throws(FigureError) -> T1>"),
      .init(\ShapedArguments.parameters, "P1<(inout T1, T1...) -> ()>"),
      .init(\ShapedArguments.cFunction, "P1<@convention(c) (Int) -> Int>"),
      .init(\ShapedArguments.isolated, "P2<T1, @isolated(any) @Sendable (T1) -> T1>"),
      .init(\ShapedArguments.optional, "P1<T1?>"),
      .init(\ShapedArguments.optionals, "P3<T1?, T1, T1??>"),
      .init(\ShapedArguments.optionalFunctions, "P2<((T1) -> T1)?, (any Figure)?>"),
      .init(\ShapedArguments.arrays, "P2<[T1], [[T1]]>"),
      .init(\ShapedArguments.dictionaries, "P2<[String: T1], [String: T1]>"),
      .init(\ShapedArguments.sets, "P2<Set<String>, Set<String>>"),
      .init(\ShapedArguments.standard, "P4<Int, String, Int, Substring>"),
      .init(\ShapedArguments.ranges, "P2<Range<Int>, Range<Int>>"),
      .init(\ShapedArguments.results, "P2<Result<T1, any Error>, Result<T1, FigureError>>"),
      .init(\ShapedArguments.noPack, "Many<>"),
      .init(\ShapedArguments.pack, "Many<T1, T2, T1, T1>"),
      .init(\ShapedArguments.packOfPacks, "Many<Many<T1, T1>, T1, Many<T1, T1>>"),
      .init(\ShapedArguments.ends, "Ends<T1, T1, T2, T1>"),
      .init(\ShapedArguments.shortEnds, "Ends<T1>"),
      .init(\ShapedArguments.rows, "Rows<T1, T1, P1<T1>>"),
      .init(\ShapedArguments.sized, "Sized<3>"),
      .init(\ShapedArguments.negative, "P2<Sized<-2>, Sized<-2>>"),
      .init(\ShapedArguments.inlineArrays, "P2<InlineArray<3, T1>, InlineArray<4, T1>>"),
      .init(\ShapedArguments.inOuter, "Outer<T1>.Key"),
      .init(\ShapedArguments.deeper, "Outer<T1>.Deeper.Key"),
      .init(\ShapedArguments.inner, "Outer<T1>.Inner<T1>.Key"),
      .init(\ShapedArguments.others, "Outer<T1>.Inner<T2>.Key"),
      .init(\ShapedArguments.outerOfKey, "Outer<Outer<T1>.Key>.Key"),
      .init(\ShapedArguments.ofNested, "P2<Outer<T1>.Inner<T2>, Outer<T1>.Inner<T2>>"),
      .init(\ShapedArguments.extended, "Outer<T1>.Extended<T1>"),
      .init(\ShapedArguments.conditional, "Outer<Square>.Conditional"),
      .init(\ShapedArguments.fixed, "Outer<T1>.Fixed"),
      .init(\ShapedArguments.inArray, "Array<T1>.Key"),
      .init(\ShapedArguments.inSpace, "Space.Key<Space.Plain>"),
      .init(\ShapedArguments.existential, "P2<any Figure, any Figure>"),
      .init(\ShapedArguments.composition, "P2<any Figure & Tone, any Tone>"),
      .init(\ShapedArguments.parameterized, "P2<any Sequence<T1>, any Sequence<T1>>"),
      .init(\ShapedArguments.anything, "P3<Any, AnyObject, Any>"),
      .init(\ShapedArguments.metatypes, "P3<T1.Type, any Figure.Type, (any Figure).Type>"),
      .init(\ShapedArguments.constrained, "Shaped<Square>"),
      .init(\ShapedArguments.keyed, "Keyed<P2<T1, T1>>"),
      .init(\ShapedArguments.listed, "Listed<[Square]>"),
      .init(\ShapedArguments.owning, "P2<Owning<Unique>, Owning<Unique>>"),
      .init(\ShapedArguments.fromElsewhere, "Substring"),
    ]
  }
}
