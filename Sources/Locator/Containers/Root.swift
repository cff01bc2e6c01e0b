import Synchronization

/// The container that was last built, and whether anything has read it.
package enum Root {
  /// The address of the root if anything has read it, or else zero.
  ///
  /// So the first read finds no address and takes the slow path, and no other read pays for noting it.
  private static let readAddress = Atomic<UInt>(0)

  /// The address of the root, or zero if no container is built yet.
  private static let builtAddress = Atomic<UInt>(0)

  /// The roots that were replaced after a read, under the lock for changes of the addresses.
  private static let replaced = Locked<Set<ObjectIdentifier>>([])

  /// Whether the program has tests with containers of their own, which may build one root after the other.
  package static var isOfTests: Bool {
    get { testFlag.load(ordering: .relaxed) }
    set { testFlag.store(newValue, ordering: .relaxed) }
  }

  private static let testFlag = Atomic(false)

  /// The root, unretained, for code that only looks at it.
  static var built: Unmanaged<Container>? {
    unsafe container(at: builtAddress.load(ordering: .acquiring))
  }

  /// The root, unretained, for a read.
  static var read: Unmanaged<Container>? {
    @inline(__always) get {
      guard let root = unsafe container(at: readAddress.load(ordering: .acquiring)) else {
        return unsafe readForTheFirstTime()
      }
      return unsafe root
    }
  }

  /// Returns the root, and notes that it is read.
  @inline(never)
  private static func readForTheFirstTime() -> Unmanaged<Container>? {
    guard builtAddress.load(ordering: .acquiring) != 0 else { return nil }
    let address = replaced.withLock { _ in
      let address = builtAddress.load(ordering: .relaxed)
      readAddress.store(address, ordering: .releasing)
      return address
    }
    return unsafe container(at: address)
  }

  /// Makes a container the root.
  ///
  /// - Returns: The root before it, if anything has read that and this is the first time that it is replaced.
  static func replace(with container: Container) -> Container? {
    let address = UInt(bitPattern: ObjectIdentifier(container))
    let old = replaced.withLock { replaced -> UInt in
      let old = readAddress.load(ordering: .relaxed)
      guard builtAddress.load(ordering: .relaxed) != address else { return 0 }
      // In this order: a thread that finds the new root mustn't read the old one.
      readAddress.store(0, ordering: .releasing)
      builtAddress.store(address, ordering: .releasing)
      guard let root = unsafe Self.container(at: old)?.takeUnretainedValue() else { return 0 }
      return replaced.insert(ObjectIdentifier(root)).inserted ? old : 0
    }
    return unsafe Self.container(at: old)?.takeUnretainedValue()
  }

  /// Returns the container at an address, unretained.
  @inline(__always)
  private static func container(at address: UInt) -> Unmanaged<Container>? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    // Safe: nothing is retained or released, and a container that was built is never freed.
    return unsafe Unmanaged<Container>.fromOpaque(pointer)
  }
}
