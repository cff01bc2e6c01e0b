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
  RepeatedArguments.self, SixArguments.self, SixArgumentsFromPair.self, OtherArguments.self,
  [Int].Holder.self,
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
    let found = Repetition.all.filter { repetition in
      (missing[repetition.name] ?? []).contains { $0.hasSuffix(".\(repetition.property)") }
    }
    #expect(Repetition.all.count == 278)
    #expect(found == Repetition.all)
  }

  @Test func `a property gets its value from the module with the same arguments`() {
    let found = modules(of: Repetition.all.map(\.module))
    for repetition in Repetition.all {
      let names = found.filter { $0.key.hasSuffix(".\(repetition.property)") }.map(\.value)
      #expect(names == [[repetition.name]])
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `arguments of every kind are read as they are written`() {
    let missing = missing(with: [])
    for row in Row.all {
      let properties = missing[row.name] ?? []
      #expect(properties.contains(row.property), "\(row.property) is no \(row.name)")
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a property gets its value from the module with the same arguments of any kind`() {
    let found = modules(of: Row.all.map(\.module))
    for row in Row.all { #expect(found[row.property] == [row.name]) }
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
    for owner in ["RepeatedArguments", "SixArguments", "ShapedArguments", "OtherArguments"] {
      #expect(!note.description.contains("'\(owner)"))
    }
  }
}

/// A property and the key that it injects.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Row {
  let property: String
  let name: String
  let module: AnyModule

  init<K: InjectionKey & SendableMetatype>(
    _ path: KeyPath<ShapedArguments, Inject<K>>,
    _ name: String
  )
  where K.Value == Int, K.Arguments == Void, K._Form == BindableKey {
    property = "\(path)".split(separator: "\\").joined()
    self.name = name
    module = AnyModule(Module(K.self) { 1 })
  }

  /// All of them.
  static var all: [Self] {
    [
      .init(\.nested, "P1<P1<T1>>"),
      .init(\.nestedTwice, "P2<P1<T1>, P1<T1>>"),
      .init(\.nestedDeeply, "P3<P1<T1>, T1, P1<P1<T1>>>"),
      .init(\.nestedPairs, "P2<P2<T1, T2>, P2<T1, T2>>"),
      .init(\.ofItself, "P2<P2<T1, P2<T1, T2>>, P2<T1, T2>>"),
      .init(\.tuple, "P1<(T1, T1)>"),
      .init(\.labels, "P2<(first: T1, T2, third: T1), (first: T1, T2, third: T1)>"),
      .init(\.likeAPack, "P1<(Qp: T1, xQp: T1)>"),
      .init(\.nothing, "P2<Void, Void>"),
      .init(\.function, "P1<(T1) -> T1>"),
      .init(\.functions, "P2<(T1, T2) throws -> T1, (T1, T2) throws -> T1>"),
      .init(\.sendable, "P1<@Sendable (T1) throws -> T1>"),
      .init(\.onMainActor, "P1<@MainActor @Sendable (T1) -> T1>"),
      .init(\.typedThrows, "P2<FigureError, (T1) throws(FigureError) -> T1>"),
      .init(\.parameters, "P1<(inout T1, T1...) -> ()>"),
      .init(\.cFunction, "P1<@convention(c) (Int) -> Int>"),
      .init(\.isolated, "P2<T1, @isolated(any) @Sendable (T1) -> T1>"),
      .init(\.optional, "P1<T1?>"),
      .init(\.optionals, "P3<T1?, T1, T1??>"),
      .init(\.optionalFunctions, "P2<((T1) -> T1)?, (any Figure)?>"),
      .init(\.arrays, "P2<[T1], [[T1]]>"),
      .init(\.dictionaries, "P2<[String: T1], [String: T1]>"),
      .init(\.sets, "P2<Set<String>, Set<String>>"),
      .init(\.standard, "P4<Int, String, Int, Substring>"),
      .init(\.ranges, "P2<Range<Int>, Range<Int>>"),
      .init(\.results, "P2<Result<T1, any Error>, Result<T1, FigureError>>"),
      .init(\.noPack, "Many<>"),
      .init(\.pack, "Many<T1, T2, T1, T1>"),
      .init(\.packOfPacks, "Many<Many<T1, T1>, T1, Many<T1, T1>>"),
      .init(\.ends, "Ends<T1, T1, T2, T1>"),
      .init(\.shortEnds, "Ends<T1>"),
      .init(\.rows, "Rows<T1, T1, P1<T1>>"),
      .init(\.sized, "Sized<3>"),
      .init(\.negative, "P2<Sized<-2>, Sized<-2>>"),
      .init(\.inlineArrays, "P2<InlineArray<3, T1>, InlineArray<4, T1>>"),
      .init(\.inOuter, "Outer<T1>.Key"),
      .init(\.deeper, "Outer<T1>.Deeper.Key"),
      .init(\.inner, "Outer<T1>.Inner<T1>.Key"),
      .init(\.others, "Outer<T1>.Inner<T2>.Key"),
      .init(\.outerOfKey, "Outer<Outer<T1>.Key>.Key"),
      .init(\.ofNested, "P2<Outer<T1>.Inner<T2>, Outer<T1>.Inner<T2>>"),
      .init(\.extended, "Outer<T1>.Extended<T1>"),
      .init(\.conditional, "Outer<Square>.Conditional"),
      .init(\.fixed, "Outer<T1>.Fixed"),
      .init(\.inArray, "Array<T1>.Key"),
      .init(\.inSpace, "Space.Key<Space.Plain>"),
      .init(\.existential, "P2<any Figure, any Figure>"),
      .init(\.composition, "P2<any Figure & Tone, any Tone>"),
      .init(\.parameterized, "P2<any Sequence<T1>, any Sequence<T1>>"),
      .init(\.anything, "P3<Any, AnyObject, Any>"),
      .init(\.metatypes, "P3<T1.Type, any Figure.Type, (any Figure).Type>"),
      .init(\.constrained, "Shaped<Square>"),
      .init(\.keyed, "Keyed<P2<T1, T1>>"),
      .init(\.listed, "Listed<[Square]>"),
      .init(\.owning, "P2<Owning<Unique>, Owning<Unique>>"),
      .init(\.fromElsewhere, "Substring"),
    ]
  }
}
