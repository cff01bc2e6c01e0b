import Locator
import LocatorTestSupport
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
private final class Reader {
  var makeConfig: Provider<ConfigKey>?
}
private enum LateKey: AsyncInjectionKey { typealias Value = String }
@MainActor private final class Search {
  var load: Lazy<LateKey>?
  var word: String?
}
/// A class with nested types of the words that keys declare.
@MainActor private final class Panel: InjectionTarget {
  struct Arguments { var title = "" }
  enum Failure: Error { case offline }
  var title = ""
}
/// A class that is `Sendable`, and lives anywhere.
private final class Register: Sendable {
  let word = Guarded("")
}
private final class Count { var lines = 0 }
@globalActor private actor Disk { static let shared = Disk() }

/// The members of a class name one need a line, and an injection neither throws nor waits.
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

  @Test func `a key that can fail is injected as a provider`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("config")
      }
      Members(of: Reader.self).inject(Provider<ConfigKey>.self) { $0.makeConfig = $1 }
    }
    let reader = Reader()
    container.inject(into: reader)
    let makeConfig = try #require(reader.makeConfig)
    #expect(throws: Failed(reason: "first")) { try makeConfig() }
    #expect(try makeConfig().name == "config")
  }

  @Test @MainActor func `an asynchronous key is injected as a value that is awaited`() async {
    let container = Container {
      Module(LateKey.self, scope: .singleton) {
        await Task.yield()
        return "late"
      }
      Module(WordKey.self) { "word" }
      Members(of: Search.self)
        .inject(Lazy<LateKey>.self) { $0.load = $1 }
        .inject(WordKey.self) { $0.word = $1 }
    }
    let search = Search()
    container.inject(into: search)
    #expect(await search.load?() == "late")
    #expect(search.word == "word")
  }

  @Test @MainActor func `an injection throws nothing, whatever types the class has`() {
    let container = Container {
      Members(of: Panel.self).passing { $0.title = $1.title }
    }
    let panel = Panel()
    container.inject(into: panel, Panel.Arguments(title: "a"))
    #expect(panel.title == "a")
  }

  @Test func `lines run in their order, however many there are`() {
    let lines = 20_000
    let container = Container {
      Module(NumberKey.self) { 1 }
      (0..<lines).reduce(Members(of: Count.self)) { members, line in
        members.inject(NumberKey.self) { object, number in
          #expect(object.lines == line)
          object.lines += number
        }
      }
    }
    let count = Count()
    container.inject(into: count)
    #expect(count.lines == lines)
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
