import LocatorNext

// Type-checked and never run: `withContainer` keeps the isolation of its caller and the type of its error. What the
// closures capture isn't Sendable: the state of an actor, and variables of its methods.

final class Draft { var text = "" }
enum WordKey: InjectionKey { typealias Value = String }
struct Boom: Error { var code = 1 }

actor Shop {
  let draft = Draft()
  var count = 0

  func overContainer(_ container: Container) async throws(Boom) {
    try withContainer(container) { () throws(Boom) in
      count += 1
      draft.text += "a"
      throw Boom()
    }
    try await withContainer(container) { () async throws(Boom) in
      await Task.yield()
      count += 1
      draft.text += "a"
      throw Boom()
    }
  }

  func overModules() async {
    do {
      try withContainer {
        if count > 0 { Module(WordKey.self) { "a" } }
      } operation: { () throws(Boom) in
        count += 1
        draft.text += "a"
        throw Boom()
      }
      try await withContainer {
        if draft.text.isEmpty { Module(WordKey.self) { "a" } }
      } operation: { () async throws(Boom) in
        await Task.yield()
        count += 1
        draft.text += "a"
        throw Boom()
      }
    } catch {
      count = error.code
    }
  }

  func withVariables(_ container: Container) async -> String {
    let local = Draft()
    withContainer(container) { local.text += "a" }
    await withContainer(container) {
      await Task.yield()
      local.text += "a"
    }
    withContainer {
      Module(WordKey.self) { "a" }
    } operation: {
      local.text += "a"
    }
    await withContainer {
      if local.text.isEmpty { Module(WordKey.self) { "a" } }
    } operation: {
      await Task.yield()
      local.text += "a"
    }
    return local.text
  }
}
