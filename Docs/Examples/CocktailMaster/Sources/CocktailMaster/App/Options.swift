import Foundation

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// What to do.
  var command = Command.browse

  /// Whether to print JSON instead of text.
  var isJSON = false

  /// Where the cocktails come from.
  var source = CocktailSource.shipped

  /// The file of the favourites, if one is given.
  var favourites: String?

  /// The units that measures are shown in.
  var units = Units.ml

  /// Whether to tell on the standard error what happens.
  var isVerbose = false

  /// The things that the program does.
  enum Command: Equatable {
    /// Shows the screens to a person, or the letters to a script.
    case browse
    /// Prints the cocktails that start with a letter.
    case letter(String)
    /// Prints one cocktail.
    case cocktail(String)
    /// Checks that everything that the program reads is bound.
    case verify
    /// Prints the modules of the program, and what needs what.
    case graph(GraphFormat)
    /// Prints how the program is used.
    case help
  }
}

extension Options {
  /// Reads a command line.
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

  /// Reads an option that stands alone, or tells that it isn't one.
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

  /// Reads an option and the value after it, or tells that it isn't one.
  private mutating func readValue(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Bool {
    let options = ["--letter", "--cocktail", "--graph", "--api", "--favourites", "--units"]
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
    case "--api": source = try .api(Self.server(at: value))
    case "--favourites": favourites = value
    default:
      guard let units = Units(rawValue: value) else { throw .unknownUnits(value) }
      self.units = units
    }
    return true
  }

  /// Takes a command, unless there is another one already.
  private mutating func choose(_ command: Command) throws(UsageError) {
    switch self.command {
    case .browse: self.command = command
    case .help: break
    default: throw .twoCommands
    }
  }

  /// The address of a server.
  private static func server(at text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false
    else { throw .notAnAddress(text) }
    return url
  }
}
