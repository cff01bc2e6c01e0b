import Locator

/// The key of the logger.
enum LoggerKey: InjectionKey {
  typealias Value = any Logger
}
