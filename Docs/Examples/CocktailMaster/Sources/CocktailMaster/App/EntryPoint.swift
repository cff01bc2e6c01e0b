import Foundation
import Locator
import LocatorInspection

/// The entry point, which parses the options, builds the container, and runs the program.
@main
@MainActor
struct EntryPoint {
  /// Runs the program, and exits with a status for scripts.
  static func main() async {
    let console = StandardConsole()
    do throws(UsageError) {
      let options = try Options(CommandLine.arguments.dropFirst())
      let trace = options.isInspected ? ResolutionTrace() : nil
      Container(observer: trace) {
        Services(options: options, console: console)
        CocktailData(source: options.source)
        Screens()
      }
      .build()
      exit(await Program(trace: trace).run(options))
    } catch {
      console.writeError("error: \(error)")
      exit(2)
    }
  }
}
