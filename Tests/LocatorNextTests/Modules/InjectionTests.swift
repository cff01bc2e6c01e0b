import LocatorNext
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

/// The members of a class name one need a line, and the key decides whether an injection throws or waits.
@Suite struct InjectionTests {
  @Test func `each line of the members injects the value of a key`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(WordKey.self) { "word" }
      Members<Import, Anywhere>(of: Import.self)
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
      Members<Download, Anywhere>(of: Download.self)
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
      Members<Reader, Anywhere>(of: Reader.self).inject(ConfigKey.self) { $0.config = $1 }
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
}
