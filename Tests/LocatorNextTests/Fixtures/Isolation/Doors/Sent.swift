import LocatorNext

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
  let copy = container.resolve(CopyKey.self, draft)
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

// Nobody else has these, so that they may go.
func transient(_ container: Container) {
  let draft = container[DraftKey.self]
  Task.detached { draft.text = "" }
  let box = Box()
  Task.detached { box.draft.text = "" }
}
