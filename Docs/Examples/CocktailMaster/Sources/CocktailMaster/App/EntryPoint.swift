import Foundation
import Locator

/// Where the program starts: it reads its options, builds the container, and runs.
@main
@MainActor
struct EntryPoint {
  /// Runs the program, and ends it with a status that scripts understand.
  static func main() async {
    let console = StandardConsole()
    do throws(UsageError) {
      let options = try Options(CommandLine.arguments.dropFirst())
      Container {
        Services(options: options, console: console)
        CocktailData(source: options.source)
        Screens()
      }
      .build()
      exit(await Program().run(options))
    } catch {
      console.writeError("error: \(error)")
      exit(2)
    }
  }
}
