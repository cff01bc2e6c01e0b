import Foundation

/// The parsed command line.
struct Options: Equatable, Sendable {
  /// The command to run.
  var command = Command.browse

  /// Whether to print JSON instead of text.
  var isJSON = false

  /// The source of the cocktails.
  var source = CocktailSource.shipped

  /// The path of the favourites, if one is given.
  var favourites: String?

  /// The units of displayed measures.
  var units = Units.ml

  /// Whether to log to standard error.
  var isVerbose = false

  /// The commands of the program.
  enum Command: Equatable {
    /// Shows the screens to a user, or the letters to a script.
    case browse
    /// Prints the cocktails that start with a letter.
    case letter(String)
    /// Prints one cocktail.
    case cocktail(String)
    /// Checks that every key that the program reads is bound.
    case verify
    /// Prints the modules of the program and their dependencies.
    case graph(GraphFormat)
    /// Writes a page that shows the program to a file.
    case inspect(String)
    /// Prints the usage.
    case help
  }
}

extension Options {
  /// Whether the reads of the program are recorded.
  var isInspected: Bool { if case .inspect = command { true } else { false } }

  /// Parses a command line.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard argument.hasPrefix("-"), let option = parts.first else {
        throw .unexpected(argument)
      }
      if parts.count == 2 { rest.insert(parts[1], at: rest.startIndex) }
      if try readFlag(option) { continue }
      guard try readValue(of: option, from: &rest) else { throw .unknownOption(option) }
    }
  }

  /// Parses an option without a value, or returns `false` if it isn't one.
  private mutating func readFlag(_ option: String) throws(UsageError) -> Bool {
    switch option {
    case "--help", "-h": command = .help
    case "--verify": try choose(.verify)
    case "--json": isJSON = true
    case "--verbose": isVerbose = true
    default: return false
    }
    return true
  }

  /// Parses an option with a value, or returns `false` if it isn't one.
  private mutating func readValue(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Bool {
    let options = [
      "--letter", "--cocktail", "--graph", "--inspect", "--api", "--favourites", "--units",
    ]
    guard options.contains(option) else { return false }
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    switch option {
    case "--letter": try choose(.letter(value))
    case "--cocktail": try choose(.cocktail(value))
    case "--graph":
      guard let format = GraphFormat(rawValue: value) else { throw .unknownFormat(value) }
      try choose(.graph(format))
    case "--inspect": try choose(.inspect(value))
    case "--api": source = try .api(Self.server(at: value))
    case "--favourites": favourites = value
    default:
      guard let units = Units(rawValue: value) else { throw .unknownUnits(value) }
      self.units = units
    }
    return true
  }

  /// Sets the command, unless there is one already.
  private mutating func choose(_ command: Command) throws(UsageError) {
    switch self.command {
    case .browse: self.command = command
    case .help: break
    default: throw .twoCommands
    }
  }

  /// Parses the URL of a server.
  private static func server(at text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false
    else { throw .notAnAddress(text) }
    return url
  }
}
