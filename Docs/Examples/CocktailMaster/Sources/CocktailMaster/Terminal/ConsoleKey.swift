import Locator

/// The key of the console.
enum ConsoleKey: InjectionKey {
  typealias Value = any Console
}
