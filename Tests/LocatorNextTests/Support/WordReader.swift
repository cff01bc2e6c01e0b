import LocatorNext

/// A service that reads its container when it is made, and later on.
final class WordReader: Service {
  private let word = Inject(WordKey.self)
  let first: String
  var name: String { word() }
  init() { first = Inject(WordKey.self)() }
}
enum WordReaderKey: InjectionKey { typealias Value = WordReader }
