import Foundation
import Locator

/// The entry point, which parses the options, builds the container, and runs the program.
@main
@MainActor
struct EntryPoint {
  /// Runs the program, and exits with a status for scripts.
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
