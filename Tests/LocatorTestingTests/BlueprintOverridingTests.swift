import Locator
import LocatorTesting
import Testing

private enum OwnerKey: InjectionKey { typealias Value = String }
private enum TitleKey: InjectionKey { typealias Value = String }
private enum SuffixKey: InjectionKey { typealias Value = String }

/// A test replaces modules in the containers of a blueprint.
@Suite struct BlueprintOverridingTests {
  /// A blueprint as a program declares it.
  private let titles = Blueprint(
    parent: Container { Module(SuffixKey.self) { "program" } },
    given: OwnerKey.self
  ) {
    Module(TitleKey.self, needs: OwnerKey.self, SuffixKey.self) { "\($0) of the \($1)" }
  }

  @Test func `a module of the blueprint is overridden`() {
    let titles = titles.overriding { Module(TitleKey.self) { "mock" } }
    #expect(titles.container("Ada")[TitleKey.self] == "mock")
  }

  @Test func `an override may say that it is one`() {
    let titles = titles.overriding { Module(TitleKey.self) { "mock" }.overriding() }
      .overriding { Module(TitleKey.self) { "last" } }
    #expect(titles.container("Ada")[TitleKey.self] == "last")
  }

  @Test func `a given key is overridden`() {
    let titles = titles.overriding { Module(OwnerKey.self) { "mock" } }
    #expect(titles.container("Ada")[TitleKey.self] == "mock of the program")
  }

  @Test func `a module of the parent is overridden for the blueprint's modules`() {
    let titles = titles.overriding { Module(SuffixKey.self) { "test" } }
    #expect(titles.container("Ada")[TitleKey.self] == "Ada of the test")
  }

  @Test(.container { Module(SuffixKey.self) { "trait" } })
  func `the container of a test is the parent`() {
    let titles = titles.overriding(parent: .current()) {}
    #expect(titles.container("Ada")[TitleKey.self] == "Ada of the trait")
  }
}
