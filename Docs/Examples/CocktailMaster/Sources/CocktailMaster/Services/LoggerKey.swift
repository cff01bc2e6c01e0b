import Locator

/// The key of the log.
enum LoggerKey: InjectionKey {
  typealias Value = any Logger
}
