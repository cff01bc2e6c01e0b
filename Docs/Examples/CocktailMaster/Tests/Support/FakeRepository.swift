import LocatorTestSupport

@testable import CocktailMaster

/// A repository with canned results that counts its requests.
final class FakeRepository: CocktailRepository {
  /// The available cocktails.
  private let cocktails: [Cocktail]

  /// The error that every request throws, if any.
  private let failure: CocktailError?

  /// The number of requests.
  private let requests = Counter()

  init(_ names: String..., failure: CocktailError? = nil) {
    cocktails = names.map { .sample($0) }
    self.failure = failure
  }

  init(_ cocktails: [Cocktail]) {
    self.cocktails = cocktails
    failure = nil
  }

  /// The number of requests.
  var requestCount: Int { requests.count }

  func letters() async throws(CocktailError) -> [Letter] {
    let cocktails = try request()
    let initials = Set(cocktails.compactMap(\.initial)).sorted()
    return initials.map { initial in
      Letter(character: initial, count: cocktails.count { $0.initial == initial })
    }
  }

  func cocktails(startingWith letter: Character) async throws(CocktailError) -> [Cocktail] {
    let found = try request().filter { $0.initial == letter }
    guard !found.isEmpty else { throw .unknownLetter(letter) }
    return found
  }

  func cocktail(id: String) async throws(CocktailError) -> Cocktail {
    guard let found = try request().first(where: { $0.id == id }) else {
      throw .unknownCocktail(id)
    }
    return found
  }

  /// Counts a request, and returns the cocktails or throws.
  private func request() throws(CocktailError) -> [Cocktail] {
    requests.next()
    if let failure { throw failure }
    return cocktails
  }
}
