import Locator

// A wrapper keeps a value that isn't Sendable, or will make one, in a place that tasks share.

enum NumberKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Draft
}

enum TextKey: InjectionKey { typealias Value = String }

final class Worker: Sendable {
  // error: contains non-Sendable type 'DraftKey.Value' (aka 'Draft')
  let draft = Inject(DraftKey.self)
  // error: contains non-Sendable type
  let optional = Inject(DraftKey?.self)
  // error: contains non-Sendable type
  let list = Inject([DraftKey].self)
  // error: contains non-Sendable type
  let map = Inject(ByName<DraftKey>.self)
  // error: contains non-Sendable type
  let lazy: Lazy<DraftKey>
  // error: contains non-Sendable type
  let weak: Weak<DraftKey>
  let text: Lazy<TextKey>
  // error: contains non-Sendable type 'LooseDraftKey.Value' (aka 'Draft')
  let loose = Inject(LooseDraftKey.self)
  // error: contains non-Sendable type 'NumberKey.Arguments' (aka 'Draft')
  let number: Inject<NumberKey>

  init(_ draft: Draft, _ lazy: Lazy<DraftKey>, _ weak: Weak<DraftKey>, _ text: Lazy<TextKey>) {
    number = Inject(NumberKey.self, draft)
    (self.lazy, self.weak, self.text) = (lazy, weak, text)
  }
}

// A key of the main actor could be read elsewhere through it, unless it is none.
final class Generic<K: InjectionKey>: Sendable where K.Value: Sendable, K.Arguments: Sendable {
  // error: contains non-Sendable type 'K'
  let property: Inject<K>

  init(_ property: Inject<K>) { self.property = property }
}

final class OfKeyElsewhere<K: InjectionKey & SendableMetatype>: Sendable
where K.Value: Sendable, K.Arguments: Sendable {
  let property: Inject<K>

  init(_ property: Inject<K>) { self.property = property }
}

// error: type 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
// error: is not concurrency-safe because non-'Sendable' type 'TaskLocal<Inject<DraftKey>?>' may have shared mutable state
let taskLocal = TaskLocal<Inject<DraftKey>?>(wrappedValue: nil)

// error: is not concurrency-safe because non-'Sendable' type 'Inject<DraftKey>' may have shared mutable state
let global = Inject(DraftKey.self)

func keep(_ wrapper: Inject<DraftKey>) {
  // error: type 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  let any: any Sendable = wrapper
  _ = any
}
