import Locator

// The closures of members run where an object is injected into, which for a class of the main actor is there.

final class Import { var draft: Draft? }
final class Register: Sendable {}
@MainActor final class Screen { var draft: Draft? }
@MainActor final class Writer: InjectionTarget {
  typealias Arguments = Draft
  var draft: Draft?
}
@MainActor final class Detail: InjectionTarget {
  typealias Arguments = String
  var id = ""
}

let list = Container {
  Members(of: Import.self).inject(DraftKey.self) { $0.draft = $1 }
  Members(of: Screen.self).inject(DraftKey.self) { $0.draft = $1 }
  Members<Register, Anywhere>(of: Register.self).inject(DraftKey.self) { $1.text = "" }
  Members(of: Writer.self).passing { $0.draft = $1 }
  Members(of: Detail.self).passing { $0.id = $1 }
  // error: main actor-isolated property 'draft' can not be mutated from a Sendable closure
  Members<Screen, Anywhere>(of: Screen.self).inject(DraftKey.self) { $0.draft = $1 }
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members<Import, MainActor>(of: Import.self).inject(DraftKey.self) { $0.draft = $1 }
}

func captures() -> Container {
  let draft = Draft()
  return Container {
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Members(of: Import.self).inject(ServiceKey.self) { object, _ in object.draft = draft }
  }
}

// Arguments go to the actor of the object, with whoever passes them.
func pass(_ writer: Writer, _ detail: Detail) -> Draft {
  let draft = Draft()
  // error: call to main actor-isolated instance method 'inject(into:_:fileID:line:)' in a synchronous nonisolated context
  list.inject(into: writer, draft)
  list.inject(into: detail, draft.text)
  return draft
}

@MainActor func keep(_ writer: Writer, _ detail: Detail) {
  let draft = Draft()
  list.inject(into: writer, draft)
  list.inject(into: detail, draft.text)
  draft.text = ""
}
