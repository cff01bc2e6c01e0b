import Foundation

/// The official cocktails of the International Bartenders Association, which are included in the program.
struct ShippedCocktails: CocktailRepository {
  /// The log of reads.
  private let logger: any Logger

  /// All cocktails, or the error of reading them.
  private let cocktails: Result<[Cocktail], CocktailError>

  /// Reads the cocktails of a file.
  init(
    logger: any Logger,
    file: URL? = Bundle.module.url(forResource: "cocktails", withExtension: "json")
  ) {
    self.logger = logger
    do throws(CocktailError) {
      cocktails = .success(try Self.read(file))
    } catch {
      cocktails = .failure(error)
    }
  }

  func letters() async throws(CocktailError) -> [Letter] {
    let counts = Dictionary(grouping: try all().compactMap(\.initial)) { $0 }.mapValues(\.count)
    return counts.keys.sorted().map { Letter(character: $0, count: counts[$0]) }
  }

  func cocktails(startingWith letter: Character) async throws(CocktailError) -> [Cocktail] {
    let found = try all().filter { $0.initial == letter }
    guard !found.isEmpty else { throw .unknownLetter(letter) }
    return found
  }

  func cocktail(id: String) async throws(CocktailError) -> Cocktail {
    guard let found = try all().first(where: { $0.answers(to: id) }) else {
      throw .unknownCocktail(id)
    }
    return found
  }
}

extension ShippedCocktails {
  /// Returns all cocktails.
  private func all() throws(CocktailError) -> [Cocktail] {
    let cocktails = try cocktails.get()
    logger.log("Using \(cocktails.count) shipped cocktails.")
    return cocktails
  }

  /// Reads the cocktails of a file, and sorts them by name.
  private static func read(_ file: URL?) throws(CocktailError) -> [Cocktail] {
    guard let file else { throw .unreadableCocktails(reason: "'cocktails.json' is missing.") }
    do {
      let cocktails = try JSONDecoder().decode([Cocktail].self, from: Data(contentsOf: file))
      return cocktails.sorted { $0.name.folded < $1.name.folded }
    } catch {
      throw .unreadableCocktails(reason: "'\(file.lastPathComponent)' is damaged.")
    }
  }
}
