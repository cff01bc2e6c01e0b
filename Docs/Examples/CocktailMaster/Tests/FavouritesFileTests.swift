import Foundation
import Testing

@testable import CocktailMaster

/// Favourites survive in a file.
struct FavouritesFileTests {
  /// Runs a closure with the path of a missing file in a missing folder.
  private func withFile(_ operation: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try operation(folder.appending(path: "favourites.json").path(percentEncoded: false))
  }

  @Test func `a file that isn't there has no favourites`() throws {
    try withFile { path in
      let favourites = try FavouritesFile(path: path).all()
      #expect(favourites.isEmpty)
    }
  }

  @Test func `another run of the program finds the favourites`() throws {
    try withFile { path in
      try FavouritesFile(path: path).toggle("negroni")
      #expect(try FavouritesFile(path: path).all() == ["negroni"])
    }
  }

  @Test func `toggling twice removes a favourite`() throws {
    try withFile { path in
      let favourites = FavouritesFile(path: path)
      try favourites.toggle("negroni")
      try favourites.toggle("negroni")
      #expect(try favourites.all().isEmpty)
    }
  }

  @Test func `the file is a sorted list`() throws {
    try withFile { path in
      for id in ["zombie", "americano"] { try FavouritesFile(path: path).toggle(id) }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == #"["americano","zombie"]"#)
    }
  }

  @Test func `a file of something else is an error, and stays as it is`() throws {
    try withFile { path in
      let favourites = FavouritesFile(path: path)
      try favourites.toggle("negroni")
      try "notes".write(toFile: path, atomically: true, encoding: .utf8)
      let error = CocktailError.favourites(path: path, reason: "it isn't a JSON list of ids.")
      #expect(throws: error) { try favourites.toggle("zombie") }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "notes")
    }
  }
}
