import Foundation
import Synchronization

/// Favourites in a file: a JSON list of ids.
final class FavouritesFile: FavouritesStore {
  /// Where the file is, or will be.
  private let path: String

  /// Held while the file is read and written.
  private let lock = Mutex(())

  init(path: String) {
    self.path = path
  }

  func all() throws(CocktailError) -> Set<String> {
    try lock.withLock { _ throws(CocktailError) in try read() }
  }

  func toggle(_ id: String) throws(CocktailError) {
    try lock.withLock { _ throws(CocktailError) in
      try write(read().symmetricDifference([id]))
    }
  }
}

extension FavouritesFile {
  /// Reads the file, which has no favourites if it isn't there.
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

  /// Writes the file, with the folders that it is in.
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
  /// Where programs keep the data of a person.
  static var defaultPath: String {
    let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let home = FileManager.default.homeDirectoryForCurrentUser
    return (folder.isEmpty ? home.appending(path: ".local/share") : URL(filePath: folder))
      .appending(path: "cocktail-master/favourites.json").path(percentEncoded: false)
  }
}
