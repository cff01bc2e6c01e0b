import Foundation
import Locator
import LocatorInspection

/// The commands of the program.
@MainActor
struct Program {
  /// The reads of the program, if they are recorded.
  var trace: ResolutionTrace?

  @Inject(ConsoleKey.self) private var console
  @Inject(NavigatorKey.self) private var navigator

  /// Runs the command of the options.
  ///
  /// - Parameter options: The options.
  /// - Returns: The exit status: 0, or 1 on failure.
  func run(_ options: Options) async -> Int32 {
    do throws(CocktailError) {
      switch options.command {
      case .help:
        console.write(Usage.text)
      case .verify:
        return verify()
      case .graph(.mermaid):
        console.write(Container.current().graph.mermaid)
      case .graph(.dot):
        console.write(Container.current().graph.dot)
      case .graph(.json):
        console.write(Container.current().graph.json)
      case .inspect(let path):
        // The first screen, because a page without reads has no launch.
        _ = try await navigator.open(.letters)
        return writePage(to: path)
      case .browse where console.isInteractive && !options.isJSON:
        try await navigator.browse()
      case .browse:
        try await show(.letters, options)
        if !options.isJSON { console.write("\nAdd --letter n for those of a letter, or --help.") }
      case .letter(let text):
        try await show(.list(Letter.character(from: text)), options)
      case .cocktail(let id):
        try await show(.cocktail(id), options)
      }
      return 0
    } catch {
      console.writeError("error: \(error)")
      return 1
    }
  }
}

extension Program {
  /// Prints one screen, as text or as JSON.
  private func show(_ route: Route, _ options: Options) async throws(CocktailError) {
    let screen = try await navigator.open(route)
    if options.isJSON {
      console.write(json(screen.data))
    } else {
      for line in screen.lines(console.style) { console.write(line) }
    }
  }

  /// Verifies the container against the keys and the properties of the program.
  private func verify() -> Int32 {
    do throws(VerificationError) {
      console.write("\(try Container.current().verify())")
      return 0
    } catch {
      console.writeError("error: \(error)")
      return 1
    }
  }

  /// Writes a page that shows the program.
  private func writePage(to path: String) -> Int32 {
    do {
      let page = Container.current().inspectionPage(trace: trace)
      try Data(page.utf8).write(to: URL(filePath: path))
      console.write("Wrote \(path). Open it in a browser.")
      return 0
    } catch {
      console.writeError("error: \(error.localizedDescription)")
      return 1
    }
  }

  /// Returns the JSON of a value, with sorted keys.
  private func json(_ value: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail: the program prints only texts and numbers.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
