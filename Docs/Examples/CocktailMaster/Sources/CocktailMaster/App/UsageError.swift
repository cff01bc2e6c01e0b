/// A command line that can't be understood.
enum UsageError: Error, Equatable {
  /// There is no such option.
  case unknownOption(String)

  /// Something stands where an option should.
  case unexpected(String)

  /// The option needs a value.
  case missingValue(String)

  /// There are no such units.
  case unknownUnits(String)

  /// There is no such format of a graph.
  case unknownFormat(String)

  /// The address of the server isn't one.
  case notAnAddress(String)

  /// Only one thing can be printed.
  case twoCommands
}

extension UsageError: CustomStringConvertible {
  /// One line that says what is wrong, and what to do.
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
      "Only one thing can be printed. Give one of --letter, --cocktail, --verify and --graph, once."
    }
  }
}
