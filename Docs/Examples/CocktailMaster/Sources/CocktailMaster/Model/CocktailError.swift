import Foundation

/// The reasons why cocktails or favourites aren't available.
enum CocktailError: Error, Equatable {
  /// The text isn't one letter.
  case notALetter(String)

  /// No cocktail starts with the letter.
  case unknownLetter(Character)

  /// No cocktail has the identifier.
  case unknownCocktail(String)

  /// The included file of cocktails can't be read.
  case unreadableCocktails(reason: String)

  /// The server can't be reached, or doesn't answer.
  case unreachable(URL, reason: String)

  /// The server answers with an error status.
  case status(Int, URL)

  /// The server answers with something other than JSON.
  case notJSON(URL)

  /// The server answers with JSON that isn't about cocktails.
  case unexpectedJSON(URL, reason: String)

  /// The file of favourites can't be read or written.
  case favourites(path: String, reason: String)
}

extension CocktailError: CustomStringConvertible {
  /// One line that says what is wrong, where, and how to fix it.
  var description: String {
    switch self {
    case .notALetter(let text):
      "'\(text)' isn't a letter. Give one letter, such as n."
    case .unknownLetter(let letter):
      "No cocktail starts with '\(letter)'. Choose another letter."
    case .unknownCocktail(let id):
      "There is no cocktail '\(id)'. List those of a letter to see their ids, such as --letter n."
    case .unreadableCocktails(let reason):
      "The shipped cocktails can't be read: \(reason) Build the program again."
    case .unreachable(let url, let reason):
      "Can't reach \(url.absoluteString): \(reason). Check the address, and that the server runs."
    case .status(let code, let url):
      "\(url.absoluteString) answered with status \(code). Check the address, or try again later."
    case .notJSON(let url):
      "\(url.absoluteString) didn't answer with JSON. Check that --api is the address of an API."
    case .unexpectedJSON(let url, let reason):
      "\(url.absoluteString) answered with JSON that isn't TheCocktailDB's: \(reason). "
        + "Check the address."
    case .favourites(let path, let reason):
      "The favourites in \(path) can't be used: \(reason) Choose a file with --favourites."
    }
  }
}
