import Locator
import Testing

private final class Import {
  var service: (any Service)?
  var word: String?
}
@MainActor private final class Home {
  var model: (any Model)?
  var service: (any Service)?
}
private final class Download: InjectionTarget {
  typealias Arguments = String
  var address = ""
  var word: String?
}
private final class Reader: ThrowingInjectionTarget {
  typealias Failure = Failed
  var config: (any Service)?
}
private enum LateKey: AsyncInjectionKey { typealias Value = String }
@MainActor private final class Search: AsyncInjectionTarget {
  var text: String?
  var word: String?
}
/// A class that is `Sendable`, and lives anywhere.
private final class Register: Sendable {
  let word = Guarded("")
}
private final class Late: AsyncInjectionTarget {
  typealias Arguments = String
  var steps: [String] = []
}
@globalActor private actor Disk { static let shared = Disk() }

/// The members of a class name one need a line, and the key decides whether an injection throws or waits.
@Suite struct InjectionTests {
  @Test func `each line of the members injects the value of a key`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(WordKey.self) { "word" }
      Members(of: Import.self)
        .inject(ServiceKey.self) { $0.service = $1 }
        .inject(WordKey.self) { $0.word = $1 }
    }
    let object = Import()
    container.inject(into: object)
    #expect(object.service === container[ServiceKey.self])
    #expect(object.word == "word")
  }

  @Test @MainActor func `a class of the main actor is taken as it is`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Members(of: Home.self)
        .inject(ModelKey.self) { $0.model = $1 }
        .inject(ServiceKey.self) { $0.service = $1 }
    }
    let home = Home()
    container.inject(into: home)
    #expect(home.model?.service === home.service)
  }

  @Test func `the arguments of an injection are passed to the object`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Members(of: Download.self)
        .inject(WordKey.self) { $0.word = $1 }
        .passing { $0.address = $1 }
    }
    let download = Download()
    container.inject(into: download, "here")
    #expect(download.address == "here")
    #expect(download.word == "word")
  }

  @Test func `an injection throws what its key throws`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("config")
      }
      Members(of: Reader.self).inject(ConfigKey.self) { $0.config = $1 }
    }
    let reader = Reader()
    #expect(throws: Failed(reason: "first")) { try container.inject(into: reader) }
    try container.inject(into: reader)
    #expect(reader.config?.name == "config")
  }

  @Test @MainActor func `an injection waits for an asynchronous key`() async {
    let container = Container {
      Module(LateKey.self, scope: .singleton) {
        await Task.yield()
        return "late"
      }
      Module(WordKey.self) { "word" }
      Members(of: Search.self)
        .inject(LateKey.self) { $0.text = $1 }
        .inject(WordKey.self) { $0.word = $1 }
    }
    let search = Search()
    await container.inject(into: search)
    #expect(search.text == "late")
    #expect(search.word == "word")
  }

  @Test func `a class of the main actor can be listed anywhere`() async {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Members(of: Home.self).inject(ServiceKey.self) { $0.service = $1 }
    }
    await MainActor.run {
      let home = Home()
      container.inject(into: home)
      #expect(home.service === container[ServiceKey.self])
    }
  }

  @Test @MainActor func `a class that lives anywhere can be listed on the main actor`() async {
    let container = Container {
      Module(WordKey.self) { "word" }
      Members(of: Import.self).inject(WordKey.self) { $0.word = $1 }
    }
    let word = await Task.detached {
      let object = Import()
      container.inject(into: object)
      return object.word
    }.value
    #expect(word == "word")
  }

  @Test func `a Sendable class that lives anywhere names its domain`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Members<Register, Anywhere>(of: Register.self).inject(WordKey.self) { $0.word.value = $1 }
    }
    let register = Register()
    container.inject(into: register)
    #expect(register.word.value == "word")
  }

  @Test func `lines that wait and lines that don't run in their order`() async {
    let container = Container {
      Module(LateKey.self) { "late" }
      Module(WordKey.self) { "word" }
      Members(of: Late.self)
        .inject(WordKey.self) { $0.steps.append($1) }
        .passing { $0.steps.append($1) }
        .inject(LateKey.self) { $0.steps.append($1) }
        .inject(WordKey.self) { $0.steps.append($1) }
    }
    let late = Late()
    await container.inject(into: late, "here")
    #expect(late.steps == ["word", "here", "late", "word"])
  }

  @Test func `a closure of an actor can't inject into a class that lives anywhere`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Members<Register, Anywhere>(of: Register.self, fileID: "App/Main.swift", line: 2)
        .inject(WordKey.self, fileID: "App/Main.swift", line: 3) { @Disk register, word in
          register.word.value = word
        }
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:3")
    #expect(
      program.message == """
        A closure of 'Members(of: Register.self)' runs on an actor (App/Main.swift:2), and its class \
        doesn't.
        - To fix it, don't isolate the closure, or isolate the class to the main actor.
        """
    )
  }
}
