import Locator

/// The key of the view model of the first screen.
enum LettersModelKey: @MainActor InjectionKey {
  typealias Value = LettersModel
}
