import _LocatorAtomics

/// A number that threads change without a lock.
///
/// Sendable: each access is atomic. SAFETY: the object keeps the memory.
@safe
final class AtomicNumber: @unchecked Sendable {
  private let word = unsafe locator_allocate_words(1)

  deinit { unsafe locator_free_words(word) }

  var value: Int { unsafe Int(bitPattern: locator_load(word)) }

  /// Returns the sum.
  @discardableResult
  func add(_ summand: Int) -> Int {
    unsafe Int(bitPattern: locator_add(word, UInt(bitPattern: summand)))
  }
}
