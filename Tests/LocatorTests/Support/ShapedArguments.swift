import Locator

/// Properties that inject generic keys of every kind, each of which a test binds.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct ShapedArguments {
  let nested: Inject<P1<P1<T1>>>
  let nestedTwice: Inject<P2<P1<T1>, P1<T1>>>
  let nestedDeeply: Inject<P3<P1<T1>, T1, P1<P1<T1>>>>
  let nestedPairs: Inject<P2<P2<T1, T2>, P2<T1, T2>>>
  let ofItself: Inject<P2<P2<T1, P2<T1, T2>>, P2<T1, T2>>>
  let tuple: Inject<P1<(T1, T1)>>
  let labels: Inject<P2<(first: T1, T2, third: T1), (first: T1, T2, third: T1)>>
  let likeAPack: Inject<P1<(Qp: T1, xQp: T1)>>
  let nothing: Inject<P2<Void, Void>>
  let function: Inject<P1<(T1) -> T1>>
  let functions: Inject<P2<(T1, T2) throws -> T1, (T1, T2) throws -> T1>>
  let sendable: Inject<P1<@Sendable (T1) throws -> T1>>
  let onMainActor: Inject<P1<@MainActor @Sendable (T1) -> T1>>
  let typedThrows: Inject<P2<FigureError, (T1) throws(FigureError) -> T1>>
  let parameters: Inject<P1<(inout T1, T1...) -> Void>>
  let cFunction: Inject<P1<@convention(c) (Int) -> Int>>
  let isolated: Inject<P2<T1, @isolated(any) @Sendable (T1) -> T1>>
  let optional: Inject<P1<T1?>>
  let optionals: Inject<P3<T1?, T1, T1??>>
  let optionalFunctions: Inject<P2<((T1) -> T1)?, (any Figure)?>>
  let arrays: Inject<P2<[T1], [[T1]]>>
  let dictionaries: Inject<P2<[String: T1], [String: T1]>>
  let sets: Inject<P2<Set<String>, Set<String>>>
  let standard: Inject<P4<Int, String, Int, Substring>>
  let ranges: Inject<P2<Range<Int>, Range<Int>>>
  let results: Inject<P2<Result<T1, any Error>, Result<T1, FigureError>>>
  let noPack: Inject<Many<>>
  let pack: Inject<Many<T1, T2, T1, T1>>
  let packOfPacks: Inject<Many<Many<T1, T1>, T1, Many<T1, T1>>>
  let ends: Inject<Ends<T1, T1, T2, T1>>
  let shortEnds: Inject<Ends<T1>>
  let rows: Inject<Rows<T1, T1, P1<T1>>>
  let sized: Inject<Sized<3>>
  let negative: Inject<P2<Sized<-2>, Sized<-2>>>
  let inlineArrays: Inject<P2<InlineArray<3, T1>, InlineArray<4, T1>>>
  let inOuter: Inject<Outer<T1>.Key>
  let deeper: Inject<Outer<T1>.Deeper.Key>
  let inner: Inject<Outer<T1>.Inner<T1>.Key>
  let others: Inject<Outer<T1>.Inner<T2>.Key>
  let outerOfKey: Inject<Outer<Outer<T1>.Key>.Key>
  let ofNested: Inject<P2<Outer<T1>.Inner<T2>, Outer<T1>.Inner<T2>>>
  let extended: Inject<Outer<T1>.Extended<T1>>
  let conditional: Inject<Outer<Square>.Conditional>
  let fixed: Inject<Outer<T1>.Fixed>
  let inArray: Inject<Array<T1>.Key>
  let inSpace: Inject<Space.Key<Space.Plain>>
  let existential: Inject<P2<any Figure, any Figure>>
  let composition: Inject<P2<any Figure & Tone, any Tone>>
  let parameterized: Inject<P2<any Sequence<T1>, any Sequence<T1>>>
  let anything: Inject<P3<Any, AnyObject, Any>>
  let metatypes: Inject<P3<T1.Type, any Figure.Type, (any Figure).Type>>
  let constrained: Inject<Shaped<Square>>
  let keyed: Inject<Keyed<P2<T1, T1>>>
  let listed: Inject<Listed<[Square]>>
  let owning: Inject<P2<Owning<Unique>, Owning<Unique>>>
  let fromElsewhere: Inject<Substring>
}

/// Properties that inject generic keys in other ways, or with other values.
@MainActor struct OtherArguments {
  let provided: Inject<Provider<P3<T3, T4, T3>>>
  let lazily: Inject<Lazy<P3<T4, T3, T4>>>
  let optionalWrapper: Inject<P3<T5, T6, T5>>?
  let twiceOptionalWrapper: Inject<P3<T6, T5, T6>>??
  let onMainActor: Inject<Keyed<MainKey>>
  let cache: Inject<Cache<T1>>
  let caches: Inject<Cache<Cache<T1>>>
  fileprivate let hidden: Inject<Hidden>
  fileprivate let hiddenKey: Inject<HiddenKey<Hidden, Hidden>>
  let optional: Inject<P2<T6, T6>?>
  let list: Inject<[P2<T5, T5>]>
  let map: Inject<ByName<P2<T4, T4>>>
}

private enum Hidden: InjectionKey { typealias Value = Int }
private enum HiddenKey<A, B>: InjectionKey { typealias Value = Int }

/// Properties in a type with generic parameters, which aren't in the keys of some of them.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
class GenericOwner<Item, each Other> {
  let known: Inject<P3<T1, T2, T2>>
  let knownPack: Inject<Many<T2, T2>>
  let own: Inject<P2<Item, Item>>
  let ownPack: Inject<Many<repeat each Other>>
  let ownTuple: Inject<P1<(repeat each Other)>>

  init() { fatalError("Nothing makes one.") }
}

/// Properties in a type whose generic parameter is a value.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct SizedOwner<let count: Int> {
  let known: Inject<P3<T2, T1, T1>>
  let own: Inject<Sized<count>>
  let ownArray: Inject<P1<InlineArray<count, T1>>>
}
