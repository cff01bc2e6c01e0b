import Foundation

/// Favourites in a file that contains a JSON array of identifiers.
final class FavouritesFile: FavouritesStore {
  /// The path of the file, which may not exist yet.
  private let path: String

  /// Guards reads and writes of the file.
  private let lock = NSLock()

  init(path: String) {
    self.path = path
  }

  func all() throws(CocktailError) -> Set<String> {
    lock.lock()
    defer { lock.unlock() }
    return try read()
  }

  func toggle(_ id: String) throws(CocktailError) {
    lock.lock()
    defer { lock.unlock() }
    try write(read().symmetricDifference([id]))
  }
}

extension FavouritesFile {
  /// Reads the file, or returns an empty set if it is missing.
  private func read() throws(CocktailError) -> Set<String> {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode(Set<String>.self, from: data)
    } catch is DecodingError {
      throw .favourites(path: path, reason: "it isn't a JSON list of ids.")
    } catch {
      throw .favourites(path: path, reason: "it can't be read.")
    }
  }

  /// Writes the file, and creates its parent folders.
  private func write(_ ids: Set<String>) throws(CocktailError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(ids.sorted()).write(to: file, options: .atomic)
    } catch {
      throw .favourites(path: path, reason: "it can't be written.")
    }
  }
}

extension FavouritesFile {
  /// The path in the user's data folder.
  static var defaultPath: String {
    let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let home = FileManager.default.homeDirectoryForCurrentUser
    return (folder.isEmpty ? home.appending(path: ".local/share") : URL(filePath: folder))
      .appending(path: "cocktail-master/favourites.json").path(percentEncoded: false)
  }
}
