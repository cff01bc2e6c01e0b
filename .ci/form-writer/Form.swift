// Generates the initializers of `Module`, `Decorator` and `Members` that take a factory, and the hooks of a module that
// take needs: one for each number of needs, because the compiler type-checks a closure late if its parameters come from
// a parameter pack, which is slow and makes its errors unreadable. `.ci/forms` runs it.

/// The highest number of needs with a form of its own; one more form takes any larger number.
let arity = 5

/// The same for the families that many modules use.
///
/// With a parameter pack, the compiler's errors about the number of a closure's parameters are about the pack, or it
/// has none. Each form makes every line slower to compile.
let commonArity = 7

/// The needs of a form.
struct Needs {
  let count: Int
  let hasRest: Bool

  static let all = all(upTo: arity)

  /// Returns a form for each number of needs up to a number, and one for more.
  static func all(upTo arity: Int) -> [Needs] {
    (0...arity).map { Needs(count: $0, hasRest: false) } + [Needs(count: arity + 1, hasRest: true)]
  }

  func generics(_ constraint: String) -> [String] {
    (0..<count).map { "N\($0): \(constraint)" } + (hasRest ? ["each Rest: \(constraint)"] : [])
  }

  /// The requirements that the errors of the needs can be thrown.
  var failures: [String] {
    (0..<count).map { "N\($0).Failure: Error" }
      + (hasRest ? ["repeat (each Rest).Failure: Error"] : [])
  }

  /// The requirements that the needs are read without `await`.
  var synchronous: [String] { (0..<count).map { "N\($0)._Form: _SynchronousForm" } }

  /// The requirements that the needs take no arguments, which a pack can't express.
  var withoutArguments: [String] {
    (0..<count).map { "N\($0).Arguments == Void" }
  }

  var parameters: [String] {
    (0..<count).map { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type" }
      + (hasRest ? ["_ rest: repeat (each Rest).Type"] : [])
  }

  var values: [String] {
    (0..<count).map { "N\($0).Value" } + (hasRest ? ["repeat (each Rest).Value"] : [])
  }

  /// Returns the expressions that resolve the needs, each written by `resolve`.
  func resolved(_ resolve: (String) -> String) -> [String] {
    (0..<count).map { resolve("N\($0)") } + (hasRest ? ["repeat " + resolve("(each Rest)")] : [])
  }

  /// Returns the expression for the dependencies of the module.
  func dependencies(_ property: String) -> String {
    let own = "[" + (0..<count).map { "N\($0).\(property)" }.joined(separator: ", ") + "]"
    return hasRest ? "dependencies(\(own)) { repeat $0.append((each Rest).\(property)) }" : own
  }
}

/// One initializer, or one method.
struct Form {
  var name = "init"
  var documentation: String?
  var attribute: String?
  var isDisfavored = false
  var generics: [String]
  var parameters: [String]
  var result = ""
  var requirements: [String]
  var body: String

  var text: String {
    var lines: [String] = []
    if let documentation {
      lines += documentation.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "///" : "/// \($0)" }
    } else {
      lines.append("@_documentation(visibility: internal)")
    }
    if let attribute { lines += attribute.split(separator: "\n").map(String.init) }
    if isDisfavored { lines.append("@_disfavoredOverload") }
    lines.append(
      "public \(name)\(generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")("
    )
    lines += parameters.map { "  \($0)," }
    lines[lines.count - 1].removeLast()
    let end = result.isEmpty ? ")" : ") -> \(result)"
    lines.append(
      requirements.isEmpty ? "\(end) {" : "\(end) where \(requirements.joined(separator: ", ")) {"
    )
    lines += body.split(separator: "\n").map { "  \($0)" }
    lines.append("}")
    return lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

let location = ["fileID: StaticString = #fileID", "line: UInt = #line"]

/// Returns the documentation of a form's parameters.
func parameterList(
  _ parameters: [(String, String)],
  returns result: String? = nil,
  complexity: String
) -> String {
  "- Parameters:\n"
    + parameters.map { "  - \($0.0): \($0.1)\n" }.joined()
    + (result.map { "- Returns: \($0)\n" } ?? "")
    + "- Complexity: \(complexity)"
}
