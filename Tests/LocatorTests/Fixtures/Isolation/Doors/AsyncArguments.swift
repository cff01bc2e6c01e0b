import Locator

// The arguments of an asynchronous key go to the task that makes its value, so the key itself is refused.

// error: type 'SketchKey.Arguments' (aka 'Draft') does not conform to the 'Sendable' protocol
enum SketchKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Arguments = Draft
}

// error: type 'Draft' does not conform to the 'Sendable' protocol
enum PairKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Arguments = (id: Int, draft: Draft)
}

// What is Sendable may go, plain and in every composition.
enum TextKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Arguments = (id: Int, text: String)
}

let container = Container {
  Module(TextKey.self) { id, text async in text.count + id }
}

@MainActor func read(_ draft: Draft) async {
  _ = await container.resolve(TextKey.self, (1, draft.text))
  _ = await container.resolve([TextKey].self, (1, draft.text))
  _ = await container.resolve(TextKey?.self, (1, draft.text))
  _ = await container[Provider<TextKey>.self]((1, draft.text))
  _ = await container[Lazy<TextKey>.self, (1, draft.text)]()
  draft.text = ""
}
