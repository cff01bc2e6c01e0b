import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum FlavourKey: InjectionKey { typealias Value = String }
private enum ToppingKey: InjectionKey { typealias Value = String }
private enum ConeKey: InjectionKey { typealias Value = String }

/// Types that read modules by name, which only their records show.
private final class Parlour {
  @Inject(Named<FlavourKey>.self, "mint") var flavour
  @Inject(Named<ToppingKey>?.self, "nuts") var topping
}

/// What is read by a name needs a module that has one.
@Suite struct NamedKeyTests {
  /// What a verification of the keys alone says.
  private func problems(_ container: Container) -> [String] {
    do {
      try container.verify(only: .keys(FlavourKey.self, ToppingKey.self))
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func `a property that reads a name is a problem if no module has one`() {
    let container = Container(fileID: "App/Main.swift", line: 2) {
      Module(FlavourKey.self) { "plain" }
    }
    #expect(
      problems(container) == [
        """
        No module of 'FlavourKey' (LocatorTests) has a name. It is injected by 'Parlour.flavour' (LocatorTests). \
        Add 'Module(FlavourKey.self) { ... }.named("name")' to the container at App/Main.swift:2, or \
        inject 'Named<FlavourKey>?.self'.
        """
      ]
    )
    #expect(problems(Container { Module(FlavourKey.self) { "" }.named("lime") }).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a need of a name is a problem if no module has one, unless it is optional`(
    isOptional: Bool
  ) {
    let container = Container(fileID: "App/Main.swift", line: 2) {
      Module(FlavourKey.self) { "plain" }
      if isOptional {
        Module(ConeKey.self, needs: Provider<Named<FlavourKey>?>.self) { $0("mint") ?? "" }
      } else {
        Module(
          ConeKey.self, needs: Provider<Named<FlavourKey>>.self, fileID: "App/Main.swift", line: 4
        ) {
          $0("mint")
        }
      }
    }
    let found = LocatorTests.problems(of: container).map(\.description)
    let expected = """
      No module of 'FlavourKey' has a name, and 'ConeKey' needs 'Provider<Named<FlavourKey>>' \
      (App/Main.swift:4). Add 'Module(FlavourKey.self) { ... }.named("name")' to the container.
      """
    #expect(found == (isOptional ? [] : [expected]))
  }
}
