import Locator

/// An HTML page that shows a graph, its problems and a launch, with the data as JSON inside.
///
/// The script and the style are in `Page/Files`, from which `.ci/page` writes `PageFiles.swift`.
struct InspectionPage {
  let graph: ContainerGraph
  let report: VerificationReport
  let trace: ResolutionTrace?

  /// The whole page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>\(escaped("\(report.location)"))</title>
    <style>
    \(PageFiles.style)</style>
    </head>
    <body>
    <header><h1><bdi>\(escaped("\(report.location)"))</bdi></h1><nav id="tabs" aria-label="Views"></nav></header>
    <noscript>\(table)</noscript>
    <div id="browser">
    <section id="list" aria-label="List of keys">
    <input id="search" type="search" aria-label="Search keys, types and files" placeholder="Search ( / )" \
    autocomplete="off" spellcheck="false">
    <div id="filters" role="group" aria-label="Filters"></div>
    <output id="count" class="detail" aria-label="Shown"></output>
    <ul id="rows"></ul>
    </section>
    <main id="view"></main>
    </div>
    <script type="application/json" id="data">\(data)</script>
    <script type="module">
    \(PageFiles.script)</script>
    </body>
    </html>

    """
  }

  // MARK: - The data

  private var data: String {
    var object = JSONObject()
    object.add("container", "\(report.location)")
    object.add("summary", summary)
    object.add("graph", raw: graph.json)
    object.add("problems", raw: list(report.problems.map(json)))
    object.add("notes", raw: list(report.notes.map(json)))
    if let trace { object.add("trace", raw: trace.json) }
    return object.closed
  }

  /// What was verified.
  private var summary: String {
    let count = report.problems.count
    guard count > 0 else { return Messages.verified(report) }
    return
      "The container at \(report.location) has \(count) \(count == 1 ? "problem" : "problems")."
  }

  private func json(_ problem: VerificationProblem) -> String {
    var object = JSONObject()
    object.add("kind", "\(problem.kind)")
    object.add("key", problem.key)
    object.add("properties", problem.properties)
    object.add("text", problem.description)
    return object.closed
  }

  private func json(_ note: VerificationNote) -> String {
    var object = JSONObject()
    object.add("kind", "\(note.kind)")
    object.add("statement", note.text.statement)
    object.add("subjects", note.subjects)
    object.add("advice", note.text.advice)
    return object.closed
  }

  private func list(_ texts: [String]) -> String { "[\n\(texts.joined(separator: ",\n"))\n]" }

  // MARK: - Without a script

  /// A table of the modules, and the problems.
  private var table: String {
    let heads = ["Key", "Value", "Scope", "Isolation", "Assembly", "Location", "Needs"]
    let needs = Dictionary(grouping: graph.edges, by: \.from)
    let rows = graph.nodes.map { node -> String in
      let needed = (needs[node.id] ?? []).map { graph.nodes[$0.to].heading }
      let isolation = node.isOnMainActor ? "main actor" : ""
      let cells = [
        node.heading, node.value ?? "", node.scope ?? "\(node.kind)", isolation,
        node.assembly ?? "",
        node.location ?? "", needed.joined(separator: ", "),
      ]
      return "<tr>\(cells.map { "<td>\(escaped($0))</td>" }.joined())</tr>\n"
    }
    let problems = report.problems.map { "<li>\(escaped($0.description))</li>\n" }
    return """
      <p>\(escaped(summary))</p>
      <ol>\(problems.joined())</ol>
      <table><thead><tr>\(heads.map { "<th>\($0)</th>" }.joined())</tr></thead>
      <tbody>\(rows.joined())</tbody></table>
      """
  }

  /// A text in which nothing is markup.
  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: "<>&".utf8.contains) else { return text }
    var result = ""
    for letter in text.unicodeScalars {
      switch letter {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(letter)
      }
    }
    return result
  }
}
