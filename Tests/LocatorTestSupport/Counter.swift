import _LocatorAtomics

/// Counts what happens, from any thread, without a lock.
///
/// Sendable: each access is atomic. SAFETY: the object keeps the memory.
@safe
public final class Counter: @unchecked Sendable {
  private let word = unsafe locator_allocate_words(1)

  /// Begins at zero.
  public init() {}

  deinit { unsafe locator_free_words(word) }

  /// What was counted.
  public var count: Int { unsafe Int(bitPattern: locator_load_in_order(word)) }

  /// Counts one more, and returns the sum.
  @discardableResult
  public func next() -> Int { add(1) }

  /// Counts more, and returns the sum.
  @discardableResult
  public func add(_ summand: Int) -> Int {
    unsafe Int(bitPattern: locator_add(word, UInt(bitPattern: summand)))
  }
}
