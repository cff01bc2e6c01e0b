public import _LocatorAtomics

/// A word that threads read and write without a lock, in memory that other code keeps.
///
/// Who makes one says what keeps the memory: that makes each step here safe. Sendable: each access is atomic.
@safe
@usableFromInline
struct Word: @unchecked Sendable {
  @usableFromInline let address: UnsafeMutablePointer<locator_word>

  @inlinable @inline(__always)
  init(at address: UnsafeMutablePointer<locator_word>) { unsafe self.address = address }

  @inlinable var bits: UInt {
    @inline(__always) get { unsafe locator_load(address) }
  }

  /// What is there in the one order that all threads see of stores and changes.
  var bitsInOrder: UInt { unsafe locator_load_in_order(address) }

  /// Whether a flag is raised.
  var isSet: Bool { bits != 0 }

  func set() { unsafe locator_store(address, 1) }

  func store(_ bits: UInt) { unsafe locator_store(address, bits) }

  func exchange(_ bits: UInt) -> UInt { unsafe locator_exchange(address, bits) }

  /// Stores a value unless there is one, and returns the one that was there, or zero.
  func storeFirst(_ bits: UInt) -> UInt { unsafe locator_store_first(address, bits) }

  func insert(_ bits: UInt) { unsafe locator_insert(address, bits) }

  @discardableResult
  func add(_ number: Int) -> Int {
    unsafe Int(bitPattern: locator_add(address, UInt(bitPattern: number)))
  }
}

// MARK: - The words of the process

extension Word {
  /// The address of the root.
  static var root: Word { Word(ofProcess: 0) }

  /// Whether a test has ever watched the root.
  static var rootIsWatched: Word { Word(ofProcess: 1) }

  /// Whether the tests of the process replace their roots.
  static var rootIsOfTests: Word { Word(ofProcess: 2) }

  /// How many threads have used the library.
  static var threadCount: Word { Word(ofProcess: 3) }

  /// How many activities of tasks there are.
  static var taskCount: Word { Word(ofProcess: 4) }

  /// How many reads were observed.
  static var readCount: Word { Word(ofProcess: 5) }

  /// How often a module's instances were dropped.
  static var dropCount: Word { Word(ofProcess: 7) }

  /// The key of the threads' objects and one, once there is one.
  static var threadKey: Word { Word(ofProcess: 6) }

  // SAFETY: the memory is that of the process.
  private init(ofProcess number: Int32) { unsafe self.init(at: locator_word_of_process(number)) }
}

// MARK: - An object at a word

extension Word {
  /// The object that is stored here, and that the word retains.
  @inline(__always)
  func object<Object: AnyObject>(as type: Object.Type = Object.self) -> Unretained<Object>? {
    Unretained(at: bits & ~1)
  }

  /// The object that is stored here if readers may use it without a lock, as the lowest bit says, which no address of
  /// an object has.
  @inlinable var readyObject: Unretained<AnyObject>? {
    @inline(__always) get {
      let bits = bits
      return bits & 1 == 0 ? nil : Unretained(knownAt: bits &- 1)
    }
  }

  /// Stores an object unless there is one, and returns the one that is there then.
  @discardableResult
  func publish<Object: AnyObject>(_ object: Object, isReady: Bool = false) -> Unretained<Object> {
    let new = Unretained(retaining: object)
    let known = storeFirst(new.address | (isReady ? 1 : 0))
    guard let known = Unretained<Object>(at: known & ~1) else { return new }
    new.release()
    return known
  }

  /// Has readers use the lock from now on.
  func withdraw() { unsafe locator_remove(address, 1) }

  /// Releases the object, when no thread uses the word any longer.
  func releaseObject() { object(as: AnyObject.self)?.release() }
}

/// Words in memory of their own.
///
/// Sendable: each word is.
@safe
@usableFromInline
struct Words: ~Copyable, @unchecked Sendable {
  @usableFromInline let first: Word

  /// Creates words that are zero.
  init(count: Int = 1) { first = unsafe Word(at: locator_allocate_words(count)) }

  deinit { unsafe locator_free_words(first.address) }

  @inline(__always)
  subscript(index: Int) -> Word { unsafe Word(at: first.address + index) }
}
