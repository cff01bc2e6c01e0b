/// An invalid command line.
enum UsageError: Error, Equatable {
  /// The option doesn't exist.
  case unknownOption(String)

  /// An argument is where an option should be.
  case unexpected(String)

  /// The option needs a value.
  case missingValue(String)

  /// The units don't exist.
  case unknownUnits(String)

  /// The graph format doesn't exist.
  case unknownFormat(String)

  /// The value isn't the URL of a server.
  case notAnAddress(String)

  /// There is more than one command.
  case twoCommands
}

extension UsageError: CustomStringConvertible {
  /// One line that says what is wrong, and how to fix it.
  var description: String {
    switch self {
    case .unknownOption(let option):
      "Unknown option '\(option)'. Run CocktailMaster --help to see the options."
    case .unexpected(let argument):
      "Unexpected '\(argument)'. Run CocktailMaster --help to see the options."
    case .missingValue(let option):
      "'\(option)' needs a value. Run CocktailMaster --help to see which."
    case .unknownUnits(let units):
      "There are no units '\(units)'. Choose \(Units.allCases.map(\.rawValue).joined(separator: " or "))."
    case .unknownFormat(let format):
      "There is no format '\(format)'. Choose \(GraphFormat.allCases.map(\.rawValue).joined(separator: " or "))."
    case .notAnAddress(let text):
      "'\(text)' isn't the address of a server. Give --api one that starts with http:// or https://."
    case .twoCommands:
      "Only one thing can be printed. Give one of --letter, --cocktail, --verify, --graph and --inspect, once."
    }
  }
}
