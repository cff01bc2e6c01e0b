import Locator

// A value is read, and sent to a task while something else has it.

struct Page { @Inject(DraftKey.self) var draft }
final class Box { @Inject(DraftKey.self) var draft }
enum CopyKey: InjectionKey {
  typealias Value = Draft
  typealias Arguments = Draft
}
enum MakerKey: InjectionKey { typealias Value = () -> Draft }

func copies() {
  let page = Page()
  let copy = page
  // error: risks causing data races
  Task.detached { page.draft.text = "" }
  copy.draft.text = ""
}

func wrappers() {
  let page = Page()
  let wrapper = page.$draft
  // error: risks causing data races
  Task.detached { page.draft.text = "" }
  wrapper().text = ""
}

func objects() {
  let box = Box()
  let draft = box.draft
  // error: risks causing data races
  Task.detached { draft.text = "" }
  box.draft.text = ""
}

func arguments(_ container: Container) {
  let draft = Draft()
  let copy = container[CopyKey.self, draft]
  // error: risks causing data races
  Task.detached { copy.text = "" }
  draft.text = ""
}

func providerArguments(_ makeCopy: Provider<CopyKey>) {
  let draft = Draft()
  let copy = makeCopy(draft)
  // error: risks causing data races
  Task.detached { copy.text = "" }
  draft.text = ""
}

func closures(_ container: Container) {
  let make = container[MakerKey.self]
  // error: risks causing data races
  Task.detached { make().text = "" }
  make().text = ""
}

func resolver(_ resolver: Resolver) {
  // error: risks causing data races
  Task.detached { _ = resolver[DraftKey.self] }
  _ = resolver[DraftKey.self]
}

func lists(_ container: Container) {
  let drafts = container[[DraftKey].self]
  let first = drafts[0]
  // error: risks causing data races
  Task.detached { first.text = "" }
  drafts[0].text = ""
}

func results(_ container: Container) {
  var kept: Draft?
  let draft = withContainer(container) {
    let draft = container[DraftKey.self]
    kept = draft
    return draft
  }
  // error: risks causing data races
  Task.detached { draft.text = "" }
  kept?.text = ""
}

actor Desk {
  var kept: Draft?

  func results(_ container: Container) async {
    let draft = await withContainer(container) { () async in
      let draft = container[DraftKey.self]
      kept = draft
      return draft
    }
    // error: risks causing data races
    Task.detached { draft.text = "" }
  }
}

let needs = Container {
  Module(DraftKey.self, scope: .graph) { Draft() }
  Module(LooseDraftKey.self, needs: DraftKey.self) { draft in
    // error: risks causing data races
    Task.detached { draft.text = "" }
    return draft
  }
}

let resolver = Container {
  Module(LooseDraftKey.self, needs: Resolver.self) { resolver in
    let draft = resolver[DraftKey.self]
    // error: risks causing data races
    Task.detached { draft.text = "" }
    return resolver[DraftKey.self]
  }
  Module(DraftKey.self) { Draft() }.onCreate { resolver, draft in
    let other = resolver[LooseDraftKey.self]
    // error: risks causing data races
    Task.detached { other.text = "" }
    draft.text = resolver[LooseDraftKey.self].text
  }
}

@MainActor final class Screen {
  @Inject(MainDraftKey.self) var draft

  func send() {
    let draft = draft
    // error: risks causing data races
    Task.detached { draft.text = "" }
  }
}

// What decorators, hooks and members get is theirs.

func hooks() -> Container {
  Container {
    Decorator(DraftKey.self) { draft in
      // error: risks causing data races
      Task.detached { draft.text = "" }
      return draft
    }
    Module(DraftKey.self) { Draft() }.onCreate { _, draft in
      // error: risks causing data races
      Task.detached { draft.text = "" }
    }
  }
}

final class Import { var draft: Draft? }
@MainActor final class Writer: InjectionTarget {
  typealias Arguments = Draft
  var draft: Draft?
}
let members = Container {
  Members(of: Import.self).inject(DraftKey.self) { $0.draft = $1 }
  Members(of: Writer.self).passing { $0.draft = $1 }
}

func injected() {
  let object = Import()
  members.inject(into: object)
  let draft = object.draft
  // error: risks causing data races
  Task.detached { draft?.text = "" }
  object.draft?.text = ""
}

@MainActor func passed(_ writer: Writer) {
  let draft = Draft()
  members.inject(into: writer, draft)
  // error: risks causing data races
  Task.detached { draft.text = "" }
}

func overridden() {
  var page = Inject(DraftKey.self)
  let draft = Draft()
  page.override(with: draft)
  // error: risks causing data races
  Task.detached { draft.text = "" }
  page().text = ""
}

// A list of the main actor is read there.
@MainActor struct Screens: @MainActor Assembly { var modules: [AnyModule] {} }
@MainActor func sendList() {
  let list = [AnyModule].listing { Screens() }
  // error: risks causing data races
  Task.detached { _ = Container { list } }
}
@MainActor func readList() -> Container {
  let list = [AnyModule].listing { Screens() }
  return Container { list }
}

// Nobody else has these, so that they may go.
func transient(_ container: Container) {
  let draft = container[DraftKey.self]
  Task.detached { draft.text = "" }
  let box = Box()
  Task.detached { box.draft.text = "" }
}
