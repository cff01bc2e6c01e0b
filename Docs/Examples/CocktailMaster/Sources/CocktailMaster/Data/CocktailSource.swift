import Foundation

/// The places that cocktails can come from.
enum CocktailSource: Equatable, Sendable {
  /// The file that ships with the program.
  case shipped

  /// A server that speaks the JSON of TheCocktailDB.
  case api(URL)
}
