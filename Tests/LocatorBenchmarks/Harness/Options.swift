import Foundation

/// The parsed command line.
enum Options: Equatable {
  /// Measures rows and prints them.
  case measure(Measurement)

  /// Measures one row for the parent process.
  case work(id: String, Worker.Task)

  /// Prints the usage.
  case help

  /// The options of a measurement.
  struct Measurement: Equatable {
    /// A part of the names of the rows to measure, or an empty string for all rows.
    var filter = ""

    /// Whether to measure fast, and to fail if a row exceeds its limits.
    var isCheck = false

    /// Whether to print JSON.
    var isJSON = false
  }

  /// The output of `--help`.
  static let usage = """
    Times jobs of the library against the same jobs done by hand.

      --filter <text>   measure only the rows whose names contain the text
      --json            print JSON instead of a table
      --check           measure for some seconds, and fail if a row is worse than it may be
      --run <row> <floor|library> <turns>
                        only do the job so often, for a profiler or a counter of instructions
    """

  /// Parses the arguments, without the name of the program.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  init(_ arguments: [String]) throws {
    var measurement = Measurement()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter":
        guard let text = rest.popFirst() else { throw UsageError(argument: argument) }
        measurement.filter = text
      case "--json": measurement.isJSON = true
      case "--check": measurement.isCheck = true
      case "--help":
        self = .help
        return
      case "--run":
        guard
          let id = rest.popFirst(), let side = rest.popFirst().flatMap(Benchmark.Side.init),
          let turns = rest.popFirst().flatMap({ Int($0) }), rest.isEmpty
        else { throw UsageError(argument: argument) }
        self = .work(id: id, .run(side, turns: turns))
        return
      case "--worker":
        guard
          let id = rest.popFirst(), let text = rest.popFirst(), rest.isEmpty,
          let task = try? JSONDecoder().decode(Worker.Task.self, from: Data(text.utf8))
        else { throw UsageError(argument: argument) }
        self = .work(id: id, task)
        return
      default: throw UsageError(argument: argument)
      }
    }
    self = .measure(measurement)
  }
}

/// An invalid argument.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The argument.
  let argument: String

  var description: String { "'\(argument)' makes no sense here.\n\n\(Options.usage)" }
}
