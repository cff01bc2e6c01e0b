import Locator

@MainActor final class Writer: AsyncInjectionTarget {
  typealias Arguments = Draft
  var draft: Draft?
}

@MainActor let list = Container { Members(of: Writer.self).passing { $0.draft = $1 } }

nonisolated func bad(_ container: Container, _ writer: Writer) async {
  let draft = Draft()
  // error: sending 'draft' risks causing data races
  await container.inject(into: writer, draft)
  draft.text = ""
}
