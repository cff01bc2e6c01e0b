import LocatorNext
import Testing

/// The numbers that a container binds, as text, so that a table can say what it expects.
private func words(@ModuleBuilder _ modules: () -> [AnyModule]) -> String {
  Container(modules)[[WordKey].self].joined(separator: " ")
}

/// A container of modules that are listed already.
private func container(of modules: [AnyModule]) -> Container { Container { modules } }

private func word(_ text: String) -> AnyModule {
  AnyModule(Module(WordKey.self) { text }.named(text))
}

private struct Feature: Assembly {
  var modules: [AnyModule] {
    Module(WordKey.self) { "feature" }.named("feature")
  }
}

private struct Bundle: Assembly {
  var modules: [AnyModule] {
    Feature()
    Module(WordKey.self) { "bundle" }.named("bundle")
  }
}

private struct Numbered: Assembly {
  let number: Int

  var modules: [AnyModule] {
    Module(WordKey.self) { [number] in "\(number)" }.named("\(number)")
  }
}

private struct Counted: Assembly {
  var modules: [AnyModule] {
    Numbered(number: 1)
  }
}

@MainActor private struct Screens: @MainActor Assembly {
  var modules: [AnyModule] {
    Module(ServiceKey.self) { ServiceImpl() }
    Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
  }
}

/// A list of modules may have conditions, loops, arrays and assemblies.
@Suite struct ModuleBuilderTests {
  @Test func `an array is listed as a container is`() {
    var modules = [AnyModule].listing {
      for number in 1...2 { Module(WordKey.self) { "\(number)" }.named("\(number)") }
    }
    modules += [AnyModule].listing { Module(WordKey.self) { "last" } }
    #expect(Container { modules }[[WordKey].self] == ["1", "2", "last"])
  }

  @Test func `an empty list is a container`() {
    #expect(words {} == "")
  }

  @Test(arguments: [true, false]) func `an if counts where its condition holds`(flag: Bool) {
    let found = words {
      Module(WordKey.self) { "always" }.named("always")
      if flag { Module(WordKey.self) { "sometimes" }.named("sometimes") }
    }
    #expect(found == (flag ? "always sometimes" : "always"))
  }

  @Test(arguments: [true, false]) func `one branch of an if counts`(flag: Bool) {
    let found = words {
      if flag {
        Module(WordKey.self) { "yes" }
      } else {
        Feature()
      }
    }
    #expect(found == (flag ? "yes" : "feature"))
  }

  @Test(arguments: [0, 1, 2]) func `one case of a switch counts`(number: Int) {
    let found = words {
      switch number {
      case 0: Module(WordKey.self) { "zero" }
      case 1: Feature()
      default: Numbered(number: number)
      }
    }
    #expect(found == ["zero", "feature", "2"][number])
  }

  @Test func `each turn of a for counts`() {
    let found = words {
      for number in 1...3 { Module(WordKey.self) { "\(number)" }.named("\(number)") }
    }
    #expect(found == "1 2 3")
  }

  @Test func `what is available counts`() {
    let found = words {
      if #available(macOS 15, iOS 18, *) {
        Module(WordKey.self) { "new" }
      } else {
        Module(WordKey.self) { "old" }
      }
    }
    #expect(found == "new")
  }

  @Test func `arrays and optional arrays of modules count`() {
    let some: [AnyModule]? = [word("some")]
    let none: [AnyModule]? = nil
    let found = words {
      [word("one"), word("two")]
      some
      none
    }
    #expect(found == "one two some")
  }

  @Test func `an assembly can include another`() {
    #expect(words { Bundle() } == "feature bundle")
  }

  @Test func `a list can throw`() throws {
    struct Missing: Error {}
    func module(_ text: String?) throws -> Module<WordKey, Anywhere> {
      guard let text else { throw Missing() }
      return Module(WordKey.self) { text }
    }
    @ModuleBuilder func modules(_ text: String?) throws -> [AnyModule] {
      try module(text)
      try module(text).named("other")
    }
    #expect(container(of: try modules("word"))[WordKey.self] == "word")
    #expect(throws: Missing.self) { try modules(nil) }
  }

  @Test func `a list can wait`() async {
    func module() async -> Module<WordKey, Anywhere> {
      await Task.yield()
      return Module(WordKey.self) { "word" }
    }
    @ModuleBuilder func modules() async -> [AnyModule] { await module() }
    #expect(container(of: await modules())[WordKey.self] == "word")
  }

  @Test func `what is listed is one word, with which a long list compiles soonest`() {
    #expect(MemoryLayout<AnyModule>.size == MemoryLayout<AnyObject>.size)
  }

  @Test func `an assembly with state that one without includes counts with that`() {
    let found = words {
      Counted()
      Numbered(number: 2)
      Counted()
    }
    #expect(found == "1 2")
  }

  @Test func `an assembly that is included twice counts once`() {
    let found = words {
      Bundle()
      Feature()
      Bundle()
    }
    #expect(found == "feature bundle")
  }

  @Test func `an assembly with state counts each time`() {
    let found = words {
      Numbered(number: 1)
      Numbered(number: 2)
    }
    #expect(found == "1 2")
  }

  @Test @MainActor func `an assembly of the main actor binds keys of the main actor`() {
    #expect(Container { Screens() }[ModelKey.self].service.name == "service")
  }
}
