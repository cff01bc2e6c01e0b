import Foundation

/// The cocktails of a server with the JSON API of TheCocktailDB.
struct CocktailAPI: CocktailRepository {
  /// The base URL, to which the names of requests are appended.
  let base: URL

  /// The client that sends the requests.
  let client: HTTPClient

  /// Returns the alphabet, because the server can't list the initials of its cocktails.
  func letters() async throws(CocktailError) -> [Letter] {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { Letter(character: $0) }
  }

  func cocktails(startingWith letter: Character) async throws(CocktailError) -> [Cocktail] {
    let found = try await drinks("search.php", "f", letter.lowercased())
    guard !found.isEmpty else { throw .unknownLetter(letter) }
    return found.map(\.cocktail).sorted { $0.name.folded < $1.name.folded }
  }

  func cocktail(id: String) async throws(CocktailError) -> Cocktail {
    guard let found = try await drinks("lookup.php", "i", id).first else {
      throw .unknownCocktail(id)
    }
    return found.cocktail
  }
}

extension CocktailAPI {
  /// Sends a request with one parameter.
  private func drinks(
    _ request: String,
    _ parameter: String,
    _ value: String
  ) async throws(CocktailError) -> [Drink] {
    let url = base.appending(path: request)
      .appending(queryItems: [URLQueryItem(name: parameter, value: value)])
    let data = try await client.get(url)
    do {
      return try JSONDecoder().decode(DrinkList.self, from: data).drinks
    } catch DecodingError.dataCorrupted {
      throw .notJSON(url)
    } catch {
      throw .unexpectedJSON(url, reason: Self.reason(of: error))
    }
  }

  /// Describes the position of the first decoding error in the response.
  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _):
      "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.last.map { "'\($0.stringValue)' isn't what it should be" }
        ?? "it isn't an object"
    default:
      error.localizedDescription
    }
  }
}
