/// A property wrapper that resolves a key at the first read, and keeps the value.
///
/// Name the key of the value that a type needs. The key decides the type of the property:
///
/// ```swift
/// final class Screen {
///   @Inject(ServiceKey.self) var service: any Service
///   @Inject(ListKey.self, "n") var list
/// }
/// ```
///
/// When the object is created, the wrapper remembers the current container. The first read resolves the key there, and
/// later reads return the same value. The copies of a struct share it. If no container is built yet, the first read
/// takes the container that is current by then.
///
/// An object that a child container made doesn't keep that container alive. The property reads instances that the
/// container keeps, such as its singletons, from there each time, so a read stops the program once the container was
/// freed. Retain the container as long as its objects are in use.
///
/// Use the wrapper in classes, structs, actors and functions. The compiler rejects wrapped variables in a `Sendable`
/// class. Store the wrapper itself there, and call it:
///
/// ```swift
/// final class Worker: Sendable {
///   let service = Inject(ServiceKey.self)
///
///   func work() { service().doSomething() }
/// }
/// ```
///
/// `$service` is the wrapper: it knows whether the value ``isResolved``, can ``reset()`` it, and can
/// ``override(with:)`` another one. The property itself is get-only.
///
/// If an initializer's parameter is the argument of the key, declare the property with the wrapper's type and set the
/// wrapper, `_list`:
///
/// ```swift
/// final class Letters {
///   @Inject<ListKey> var list: ListModel
///
///   init(letter: String) { _list = Inject(ListKey.self, letter) }
/// }
/// ```
///
/// > Important: A read of a property whose key is unbound stops the program, in release builds too. The message names
/// > the key and the line of the property.
@propertyWrapper
public struct Inject<K: InjectionKey> {
  /// The source of the value.
  @usableFromInline var source: Source

  /// The line of the property.
  @usableFromInline let location: SourceLocation

  /// The source of a property's value.
  @usableFromInline
  enum Source {
    /// The slot of an instance that all readers share, in a container that is never freed.
    case slot(ImmortalSlot)

    /// Such a slot of the root, if no other container was current.
    case rootSlot(ImmortalSlot)

    /// The cell of a value that only this wrapper and its copies share.
    case cell(InjectionCell<K>)

    /// The box of the value, if the fast path may return it.
    @inlinable var readyBox: UnsafeRawPointer? {
      @inline(__always) get {
        switch self {
        case .slot(let slot), .rootSlot(let slot): unsafe slot.readyBox
        case .cell(let cell): unsafe cell.readyBox
        }
      }
    }
  }

  /// Creates a property that resolves a key at the first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  /// - Complexity: O(1).
  @inlinable
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void, K: SendableMetatype {
    self.init(plain: key, at: SourceLocation(fileID, line))
  }

  /// Creates a property that resolves a main-actor key at the first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  /// - Complexity: O(1).
  @MainActor
  @inlinable
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void {
    self.init(plain: key, at: SourceLocation(fileID, line))
  }

  /// Creates a property that resolves a key with arguments at the first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key, which are kept until then.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  /// - Complexity: O(1).
  public init(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where K: SendableMetatype {
    location = SourceLocation(fileID, line)
    source = .cell(InjectionCell(container: .current, arguments: arguments))
  }

  /// Creates a property that resolves a main-actor key with arguments at the first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key, which are kept until then.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  /// - Complexity: O(1).
  @MainActor
  public init(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = SourceLocation(fileID, line)
    source = .cell(InjectionCell(container: .current, arguments: arguments))
  }

  /// Creates a property with the slot of the instance, if all readers share it, or else with the current container.
  @inlinable
  init(plain key: K.Type, at location: SourceLocation) where K.Arguments == Void {
    self.location = location
    if let (slot, isOfRoot) = ImmortalSlot.current(for: key) {
      source = isOfRoot ? .rootSlot(slot) : .slot(slot)
    } else {
      source = .cell(.current(for: key))
    }
  }

  /// The value, resolved at the first read and the same from then on.
  ///
  /// Threads that read it for the first time simultaneously get the same value.
  ///
  /// - Complexity: O(1), plus the time of the factory at the first read.
  @inlinable
  public var wrappedValue: K.Value {
    // No unavailable setter whose message names `override(with:)`: with any setter, the property is a mutable one, which
    // can't be `nonisolated`, nor in a `nonisolated` structure that is `Sendable`.
    @inline(__always) get {
      // Safe: the slot or the cell retains the box, and the wrapper holds either.
      if let box = unsafe source.readyBox {
        return unsafe Box<K.Value>.value(at: box, heldBy: source)
      }
      return valueOnSlowPath
    }
  }

  /// The value, resolved on the slow path.
  @usableFromInline var valueOnSlowPath: K.Value {
    switch source {
    case .slot(let slot), .rootSlot(let slot):
      // Safe: the boxes of a slot have values of its key.
      if let box = slot.resettableBox() {
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      }
    case .cell: break
    }
    return switch source {
    case .slot(let slot): slot.value(as: K.self, callSite: location)
    case .rootSlot(let slot):
      slot.value(as: K.self, through: RootStandIn.container, callSite: location)
    case .cell(let cell): cell.value(callSite: location, of: Self.self)
    }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension Inject {
  /// Returns the value, as a read of the property does.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> K.Value { wrappedValue }

  /// Whether the value exists, so that a read doesn't make it.
  ///
  /// - Complexity: O(1).
  public var isResolved: Bool {
    switch source {
    case .slot(let slot), .rootSlot(let slot): slot.isResolved
    case .cell(let cell): cell.isResolved
    }
  }

  /// Drops the value of the wrapper, so that the next read resolves the key again.
  ///
  /// The next read resolves the key in the same container. If the instance is shared, the read returns the same one.
  /// Earlier copies keep their value.
  ///
  /// ```swift
  /// final class Screen {
  ///   @Inject(DraftKey.self) var draft
  ///
  ///   func discard() { $draft.reset() }
  /// }
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func reset() {
    guard case .cell(let cell) = source else { return }
    source = .cell(cell.unresolved())
  }

  /// Sets the value of this one property, instead of resolving its key.
  ///
  /// Other objects and earlier copies don't see the value. ``reset()`` removes it. Use this method in a preview or the
  /// test of a single object. Use ``withContainer(fileID:line:_:operation:)-(_,_,_,()->Result)`` to override the value
  /// for all objects that a closure creates.
  ///
  /// ```swift
  /// let screen = Screen()
  /// screen.$service.override(with: ServiceImpl())
  /// ```
  ///
  /// - Parameter value: The value.
  /// - Complexity: O(1).
  public mutating func override(with value: K.Value) {
    let unresolved =
      switch source {
      case .cell(let cell): cell.unresolved()
      case .slot(let slot), .rootSlot(let slot):
        InjectionCell<K>(container: slot.reference, arguments: K.noArguments)
      }
    unresolved.keep(value)
    source = .cell(unresolved)
  }
}

extension Inject: Sendable where K.Value: Sendable, K.Arguments: Sendable {}

extension Inject.Source: Sendable where K.Value: Sendable, K.Arguments: Sendable {}
