import Locator
import LocatorTestSupport

// The keys and values that these tests share.

enum WordKey: InjectionKey { typealias Value = String }
enum NumberKey: InjectionKey { typealias Value = Int }
enum CounterKey: InjectionKey { typealias Value = Counter }
enum HomeKey: @MainActor InjectionKey { typealias Value = Home }

@MainActor final class Home {
  let word: String
  init(word: String) { self.word = word }
}

/// An object that reads through properties, and can cross to another thread before it does.
final class Reader: Sendable {
  private let injectedWord = Inject(WordKey.self)
  private let injectedNumber = Inject(NumberKey.self)
  private let injectedCounter = Inject(CounterKey.self)

  var word: String { injectedWord() }
  var number: Int { injectedNumber() }
  var counter: Counter { injectedCounter() }
}
