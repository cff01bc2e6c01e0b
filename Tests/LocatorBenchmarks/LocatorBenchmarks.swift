import Foundation

/// Times jobs of the library against the same jobs in hand-written code.
///
/// Run it with `swift run -c release LocatorBenchmarks`; `--help` lists the options.
@main
enum LocatorBenchmarks {
  static func main() {
    do {
      switch try Options(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Options.usage)
      case .work(let id, let task): try work(on: id, task)
      case .measure(let measurement): try measure(measurement)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// Measures a row for the parent process.
  private static func work(on id: String, _ task: Worker.Task) throws {
    guard let benchmark = Benchmark.all.first(where: { $0.id == id }) else {
      throw UsageError(argument: id)
    }
    let result = Worker.perform(task, for: benchmark)
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  /// Measures rows and prints them, and exits with 1 if `--check` finds a problem.
  private static func measure(_ options: Options.Measurement) throws {
    let benchmarks = Benchmark.all.filter {
      options.filter.isEmpty || $0.id.contains(options.filter) || $0.title.contains(options.filter)
    }
    guard !benchmarks.isEmpty else { throw UsageError(argument: options.filter) }
    let measuring = options.isCheck ? Measuring.quick : .thorough
    let report = try Report(measuring.rows(of: benchmarks))
    print(options.isJSON ? try report.json : report.table)
    if options.isCheck, !report.problems.isEmpty {
      FileHandle.standardError.write(Data((report.problems.joined(separator: "\n") + "\n").utf8))
      exit(1)
    }
  }
}
