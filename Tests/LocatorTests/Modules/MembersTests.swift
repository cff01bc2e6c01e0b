import Locator
import LocatorTestSupport
import Testing

// Objects of any thread.
private class Form {
  var word = ""
  var steps: [String] = []
}
private class WordForm: Form {}
private final class LongForm: WordForm {
  var service: (any Service)?
}
private final class Generic<Tag> { var number = 0 }
private class Page: InjectionTarget {
  typealias Arguments = (id: Int, title: String)
  var text = ""
}
private final class SubPage: Page {}
private final class Sheet: Form, InjectionTarget {
  typealias Arguments = String
}
private final class Node {
  var children: [Node] = []
  init(depth: Int) { children = depth == 0 ? [] : [Node(depth: depth - 1)] }
}
private final class Settings: Injectable { var volume = 7 }

// Objects of the main actor.
@MainActor private class Controller {
  var model: (any Model)?
  var word = ""
}
@MainActor private final class DetailController: Controller, InjectionTarget {
  typealias Arguments = String
  var id = ""
}

private enum OwnKey: InjectionKey { typealias Value = Reader }
/// An object that reads its container.
private final class Reader { @Inject(WordKey.self) var word }
private final class Host { var reader: Reader? }

private enum SecondDraftKey: InjectionKey { typealias Value = Draft }
private class Desk { var drafts: [Draft] = [] }
private final class WideDesk: Desk {}

private struct Forms: Assembly {
  var modules: [AnyModule] {
    Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { form, word in
      form.word = word
      form.steps.append("Form")
    }
  }
}

/// `Members` injects into objects that others have created, superclasses first.
@Suite struct MembersTests {
  @Test func `an object gets what its members need`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Module(ServiceKey.self) { ServiceImpl() }
      Members<LongForm, Anywhere>(of: LongForm.self)
        .inject(WordKey.self) { $0.word = $1 }
        .inject(ServiceKey?.self) { $0.service = $1 }
    }
    let form = LongForm()
    container.inject(into: form)
    #expect(form.word == "word")
    #expect(form.service?.name == "service")
  }

  @Test @MainActor func `an object of the main actor is injected into there`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(WordKey.self) { "word" }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Members(of: Controller.self).inject(ModelKey.self) { $0.model = $1 }
      Members(of: DetailController.self)
        .inject(WordKey.self) { $0.word = $1 }
        .passing { $0.id = $1 }
    }
    let controller = DetailController()
    container.inject(into: controller, "negroni")
    #expect(controller.model?.service.name == "service")
    #expect(controller.word == "word")
    #expect(controller.id == "negroni")
  }

  @Test func `needs and arguments are passed in the order of the lines`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Members<Page, Anywhere>(of: Page.self)
        .passing { page, arguments in page.text = "\(arguments.id)" }
        .inject(WordKey.self) { page, word in page.text += " \(word)" }
        .passing { page, arguments in page.text += " \(arguments.title)" }
    }
    let page = Page()
    container.inject(into: page, (id: 4, title: "Four"))
    #expect(page.text == "4 word Four")
  }

  @Test func `members of superclasses come first, and the object's class counts`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Members<LongForm, Anywhere>(of: LongForm.self).inject(WordKey.self) { form, _ in
        form.steps.append("LongForm")
      }
      Forms()
    }
    let form: Form = LongForm()
    container.inject(into: form)
    #expect(form.steps == ["Form", "LongForm"])
    #expect(form.word == "word")
  }

  @Test func `a subclass without members of its own gets those of its superclass`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Forms()
    }
    let form = WordForm()
    container.inject(into: form)
    #expect(form.steps == ["Form"])
  }

  @Test func `a subclass takes the arguments of its superclass`() {
    let container = Container {
      Members<Page, Anywhere>(of: Page.self).passing { page, arguments in
        page.text = arguments.title
      }
      Members<SubPage, Anywhere>(of: SubPage.self).passing { page, arguments in
        page.text += " \(arguments.id)"
      }
    }
    let page: Page = SubPage()
    container.inject(into: page, (id: 1, title: "One"))
    #expect(page.text == "One 1")
  }

  @Test func `members of a superclass that takes no arguments run without them`() {
    let container = Container {
      Module(WordKey.self) { "Form" }
      Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { $0.steps.append($1) }
      Members<Sheet, Anywhere>(of: Sheet.self).passing { sheet, word in sheet.steps.append(word) }
    }
    let sheet = Sheet()
    container.inject(into: sheet, "argument")
    #expect(sheet.steps == ["Form", "argument"])
  }

  @Test func `members may leave the arguments of their class alone`() {
    let container = Container {
      Module(WordKey.self) { "none" }
      Members<Sheet, Anywhere>(of: Sheet.self).inject(WordKey.self) { $0.word = $1 }
    }
    let sheet = Sheet()
    container.inject(into: sheet, "argument")
    #expect(sheet.word == "none")
  }

  @Test func `classes of one generic type are two`() {
    let container = Container {
      Module(NumberKey.self) { 2 }
      Members<Generic<Int>, Anywhere>(of: Generic<Int>.self).inject(NumberKey.self) {
        $0.number = $1
      }
      Members<Generic<String>, Anywhere>(of: Generic<String>.self).inject(NumberKey.self) {
        $0.number = 2 * $1
      }
    }
    let objects = (Generic<Int>(), Generic<String>())
    container.inject(into: objects.0)
    container.inject(into: objects.1)
    #expect(objects.0.number == 2)
    #expect(objects.1.number == 4)
  }

  @Test func `the container is the current one while it injects`() {
    let container = Container {
      Module(WordKey.self) { "current" }
      Members<Host, Anywhere>(of: Host.self).inject(WordKey.self) { host, word in
        #expect(WordKey.currentValue() == word)
        host.reader = Reader()
      }
    }
    let host = Host()
    container.inject(into: host)
    #expect(host.reader?.word == "current")
  }

  @Test func `an object that was injected into doesn't keep the container`() {
    weak var container: Container?
    let host = Host()
    do {
      let made = Container {
        Module(WordKey.self) { "word" }
        Members<Host, Anywhere>(of: Host.self).inject(WordKey.self) { host, _ in
          host.reader = Reader()
        }
      }
      made.inject(into: host)
      container = made
    }
    #expect(host.reader != nil)
    #expect(container == nil)
  }

  @Test func `a child sees the members of its parents, with what it binds itself`() {
    let root = Container {
      Module(WordKey.self) { "root" }
      Forms()
    }
    let leaf = Container(parent: Container(parent: root) {}) {
      Module(WordKey.self) { "leaf" }
    }
    let form = Form()
    leaf.inject(into: form)
    #expect(form.word == "leaf")
    root.inject(into: form)
    #expect(form.word == "root")
  }

  @Test func `the members of a child take the place of the parent's, class by class`() {
    let parent = Container {
      Module(WordKey.self) { "word" }
      Forms()
      Members<LongForm, Anywhere>(of: LongForm.self).inject(WordKey.self) { form, _ in
        form.steps.append("LongForm")
      }
    }
    let child = Container(parent: parent) {
      Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { form, _ in
        form.steps.append("child's Form")
      }
    }
    let form = LongForm()
    child.inject(into: form)
    #expect(form.steps == ["child's Form", "LongForm"])
  }

  @Test func `members can override earlier ones, and the parent's`() {
    let parent = Container {
      Module(WordKey.self) { "word" }
      Forms()
      Forms()
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { form, _ in form.steps.append("override") }
        .overriding()
    }
    let child = Container(parent: parent) {
      Members<Form, Anywhere>(of: Form.self)
        .inject(WordKey.self) { form, _ in form.steps.append("child") }
        .overriding()
    }
    let form = Form()
    parent.inject(into: form)
    child.inject(into: form)
    #expect(form.steps == ["override", "child"])
  }

  @Test func `members have nothing to do with modules of a class that is its own key`() {
    let container = Container {
      Module(NumberKey.self) { 1 }
      Members<Settings, Anywhere>(of: Settings.self).inject(NumberKey.self) { $0.volume = $1 }
      Module(Settings.self) { Settings() }
      Module(Settings.self) { Settings() }.named("second")
      Decorator(Settings.self) { settings in
        settings.volume += 1
        return settings
      }
    }
    #expect(container[[Settings].self].map(\.volume) == [8, 8])
    let settings = Settings()
    container.inject(into: settings)
    #expect(settings.volume == 1)
    #expect(!Container { Members<Settings, Anywhere>(of: Settings.self) }.contains(Settings.self))
  }

  @Test func `an injection is one resolve`() {
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(SecondDraftKey.self, needs: DraftKey.self) { $0 }
      Members<Desk, Anywhere>(of: Desk.self)
        .inject(DraftKey.self) { desk, draft in desk.drafts.append(draft) }
        .inject(SecondDraftKey.self) { desk, draft in desk.drafts.append(draft) }
      Members<WideDesk, Anywhere>(of: WideDesk.self).inject(DraftKey.self) { desk, draft in
        desk.drafts.append(draft)
      }
    }
    let desk = WideDesk()
    container.inject(into: desk)
    container.inject(into: desk)
    #expect(desk.drafts[..<3].allSatisfy { $0 === desk.drafts[0] })
    #expect(desk.drafts[3...].allSatisfy { $0 === desk.drafts[3] })
    #expect(desk.drafts[0] !== desk.drafts[3])
  }

  @Test func `members may inject into other objects of their class`() {
    let counter = Counter()
    let container = Container {
      Members<Node, Anywhere>(of: Node.self).inject(Resolver.self) { node, _ in
        counter.next()
        for child in node.children { Container.current().inject(into: child) }
      }
    }
    container.inject(into: Node(depth: 60))
    #expect(counter.count == 61)
  }

  @Test func `what members need as a provider is made when they call it`() {
    let counter = Counter()
    let container = Container {
      Module(OwnKey.self) {
        counter.next()
        return Reader()
      }
      Members<Host, Anywhere>(of: Host.self).inject(Provider<OwnKey>.self) { host, reader in
        #expect(counter.count == 0)
        host.reader = reader()
      }
    }
    let host = Host()
    container.inject(into: host)
    #expect(host.reader != nil)
  }
}
