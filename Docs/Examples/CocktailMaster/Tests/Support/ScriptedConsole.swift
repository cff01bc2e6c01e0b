import LocatorTestSupport

@testable import CocktailMaster

/// A console whose input is scripted by a test.
final class ScriptedConsole: Console {
  /// The remaining input, and the output so far.
  private struct State: Sendable {
    var input: ArraySlice<String>
    var output: [String] = []
    var errors: [String] = []
  }

  private let state: Guarded<State>

  let isInteractive: Bool
  let style: TextStyle

  convenience init(_ input: String...) {
    self.init(input)
  }

  init(_ input: [String], isInteractive: Bool = true, style: TextStyle = .init(isPlain: true)) {
    state = Guarded(State(input: input[...]))
    self.isInteractive = isInteractive
    self.style = style
  }

  /// The lines on standard output.
  var output: [String] { state.value.output }

  /// The lines on standard error.
  var errors: [String] { state.value.errors }

  func write(_ line: String) {
    state.change { $0.output.append(line) }
  }

  func writeError(_ line: String) {
    state.change { $0.errors.append(line) }
  }

  func ask(_ prompt: String) -> String? {
    state.change { $0.input.popFirst() }
  }
}
