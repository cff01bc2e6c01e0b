import Locator

// An object that other code creates has the isolation of its target, also if it takes arguments.
class Article: InjectionTarget {
  typealias Arguments = String
  var id = ""
  var title = ""
}
enum TitleKey: InjectionKey { typealias Value = String }

struct Articles: Assembly {
  var modules: [AnyModule] {
    Module(TitleKey.self) { "title" }
    Members(of: Article.self)
      .inject(TitleKey.self) { $0.title = $1 }
      .passing { $0.id = $1 }
  }
}

func open(in container: Container) -> String {
  let article = Article()
  container.inject(into: article, "id")
  return article.title
}
