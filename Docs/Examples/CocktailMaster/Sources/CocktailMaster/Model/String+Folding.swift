import Foundation

extension String {
  /// The text in upper case and without accents, to compare what people type.
  var folded: String {
    folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}
