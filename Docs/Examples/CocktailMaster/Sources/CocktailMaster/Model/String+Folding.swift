import Foundation

extension String {
  /// The text in upper case and without accents, for comparing user input.
  var folded: String {
    folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}
