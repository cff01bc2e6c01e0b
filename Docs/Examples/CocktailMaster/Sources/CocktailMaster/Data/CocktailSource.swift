import Foundation

/// The sources of cocktails.
enum CocktailSource: Equatable, Sendable {
  /// The file that is included in the program.
  case shipped

  /// A server with the JSON API of TheCocktailDB.
  case api(URL)
}
