import Locator

/// The key of where the program reads and writes.
enum ConsoleKey: InjectionKey {
  typealias Value = any Console
}
