import Synchronization

@testable import CocktailMaster

/// A console whose input is scripted by a test.
final class ScriptedConsole: Console {
  /// The remaining input, and the output so far.
  private struct State {
    var input: ArraySlice<String>
    var output: [String] = []
    var errors: [String] = []
  }

  private let state: Mutex<State>

  let isInteractive: Bool
  let style: TextStyle

  convenience init(_ input: String...) {
    self.init(input)
  }

  init(_ input: [String], isInteractive: Bool = true, style: TextStyle = .init(isPlain: true)) {
    state = Mutex(State(input: input[...]))
    self.isInteractive = isInteractive
    self.style = style
  }

  /// The lines on standard output.
  var output: [String] { state.withLock { $0.output } }

  /// The lines on standard error.
  var errors: [String] { state.withLock { $0.errors } }

  func write(_ line: String) {
    state.withLock { $0.output.append(line) }
  }

  func writeError(_ line: String) {
    state.withLock { $0.errors.append(line) }
  }

  func ask(_ prompt: String) -> String? {
    state.withLock { $0.input.popFirst() }
  }
}
