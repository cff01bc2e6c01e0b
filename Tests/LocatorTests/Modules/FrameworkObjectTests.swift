import Locator
import LocatorTestSupport
import Testing

// Objects that a framework would create: by a storyboard, a queue of reusable cells, or by name.
private class View {
  var steps: [String] = []
  var children: [View] = []
  var services: [any Service] = []
}
private class Detail: View {
  var presenter: Presenter?
}
private final class Sheet: Detail {
  var problem: Failed?
}
private final class Cell: InjectionTarget {
  typealias Arguments = Int
  var text = ""
}

/// What a view gets, and what knows the view.
private final class Presenter {
  weak var view: Detail?
  let user: String
  init(_ user: String) { self.user = user }
}
private enum PresenterKey: InjectionKey { typealias Value = Presenter }

/// The members of each class, which note that they were injected.
private struct Screens: Assembly {
  var modules: [AnyModule] {
    Members<View, Anywhere>(of: View.self).inject(Resolver.self) { view, _ in
      view.steps.append("View")
      for child in view.children { Container.current().inject(into: child) }
    }
    Members<Detail, Anywhere>(of: Detail.self).inject(PresenterKey.self) { detail, presenter in
      presenter.view = detail
      detail.presenter = presenter
      detail.steps.append("Detail \(presenter.user)")
    }
    Module(PresenterKey.self, needs: WordKey.self, make: Presenter.init)
  }
}

/// A session of a user.
private func session(_ user: String, of parent: Container) -> Container {
  Container(parent: parent) { Module(WordKey.self) { user } }
}

/// Objects that a framework creates are injected into by their class, and share as the scope says.
@Suite(.bounded) struct FrameworkObjectTests {
  @Test func `each injection runs the closure of each class once`() {
    let program = Container {
      Screens()
      Module(WordKey.self) { "nobody" }
    }
    let sheet = Sheet()
    program.inject(into: sheet)
    #expect(sheet.steps == ["View", "Detail nobody"])
    // Again at each injection, as for a view that is shown to another user.
    session("Ada", of: program).inject(into: sheet)
    #expect(sheet.steps[2...] == ["View", "Detail Ada"])
    #expect(sheet.presenter?.user == "Ada")
  }

  @Test func `the children of an object are injected by their own classes`() {
    let program = Container {
      Screens()
      Module(WordKey.self) { "nobody" }
    }
    let root = View()
    let (detail, sheet) = (Detail(), Sheet())
    detail.children = [sheet]
    root.children = [detail, View()]
    // The members are the program's, and find what the session has, at any depth.
    session("Ada", of: program).inject(into: root)
    #expect(root.steps == ["View"])
    #expect(detail.steps == ["View", "Detail Ada"])
    #expect(sheet.steps == ["View", "Detail Ada"])
    #expect(root.children[1].steps == ["View"])
  }

  @Test func `an object and what it gets may know each other`() {
    let program = Container {
      Screens()
      Module(WordKey.self) { "nobody" }
    }
    weak var presenter: Presenter?
    do {
      let detail = Detail()
      program.inject(into: detail)
      presenter = detail.presenter
      #expect(presenter?.view === detail)
    }
    #expect(presenter == nil)
  }

  @Test(arguments: EveryScope.allCases)
  func `objects share what the scope says`(scope: EveryScope) {
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl() }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
      Members<View, Anywhere>(of: View.self)
        .inject(ServiceKey.self) { $0.services = [$1] }
        .inject(SpareKey.self) { $0.services.append($1) }
    }
    let views = [View(), Detail()]
    for view in views { container.inject(into: view) }
    #expect((views[0].services[0] === views[0].services[1]) == (scope != .transient))
    let isShared = EveryScope.shared.contains(scope)
    #expect((views[0].services[0] === views[1].services[0]) == isShared)
  }

  @Test func `members handle what can fail, and what may be missing`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no file") }
      Members<Sheet, Anywhere>(of: Sheet.self)
        .inject(Provider<ConfigKey>.self) { sheet, config in
          do throws(Failed) {
            sheet.services = [try config()]
          } catch {
            sheet.problem = error
          }
        }
        .inject(ServiceKey?.self) { sheet, service in
          if service == nil { sheet.steps.append("no service") }
        }
    }
    let sheet = Sheet()
    container.inject(into: sheet)
    #expect(sheet.problem == Failed(reason: "no file"))
    #expect(sheet.services.isEmpty)
    #expect(sheet.steps == ["no service"])
  }

  @Test func `an object that is used again is configured again`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("image \(counter.next())") }
      Members<Cell, Anywhere>(of: Cell.self)
        .inject(ServiceKey.self) { cell, images in cell.text = images.name }
        .passing { cell, row in cell.text += " of row \(row)" }
    }
    let cell = Cell()
    let texts = (0..<3).map { row in
      container.inject(into: cell, row)
      return cell.text
    }
    #expect(texts == (0..<3).map { "image 1 of row \($0)" })
  }

  @Test func `threads inject into objects of their own`() {
    let program = Container {
      Screens()
      Module(WordKey.self) { "nobody" }
    }
    onThreads(8) { number in
      for round in 0..<20 {
        let detail = Detail()
        session("\(number).\(round)", of: program).inject(into: detail)
        #expect(detail.steps == ["View", "Detail \(number).\(round)"])
      }
    }
  }
}
