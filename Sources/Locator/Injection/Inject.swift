/// A property wrapper that finds the value of a key when the property is first read, and keeps it.
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
/// The wrapper notes the container that is current when the object is made, and reads the value from
/// it at the first use; later uses give the same value. The copies of a struct share it. Where no
/// container is built yet, the first use looks for one.
///
/// An object that a child container made doesn't keep that container alive. What the container keeps, such as
/// its singletons, the property reads there each time, so that a read stops the program once the container is
/// freed. Hold the container as long as its objects work.
///
/// Use it in classes, structs, actors and functions. In a `Sendable` class the compiler doesn't let you
/// have wrapped variables. Keep the wrapper itself, and call it:
///
/// ```swift
/// final class Worker: Sendable {
///   let service = Inject(ServiceKey.self)
///
///   func work() { service().doSomething() }
/// }
/// ```
///
/// `$service` is the wrapper, which tells whether the value ``isResolved``, can ``reset()`` it, and can
/// ``override(with:)`` another one.
///
/// > Important: Reading a property whose key isn't bound stops the program, in release builds too. The
/// > message names the key and the line of the property.
@propertyWrapper
public struct Inject<K: InjectionKey> {
  /// Where the value is.
  @usableFromInline var source: Source

  /// The line that the property is written on.
  @usableFromInline let location: SourceLocation

  /// The places that a value can be in.
  @usableFromInline
  enum Source {
    /// One instance for all readers of a container that is never freed, held without a count.
    case slot(ImmortalSlot)

    /// The same, of the root, because no other container was current.
    case rootSlot(ImmortalSlot)

    /// A value of this wrapper and its copies.
    case cell(InjectionCell<K>)

    /// The box of the value, if a read may have it without asking anything.
    @inlinable var readyBox: UnsafeRawPointer? {
      @inline(__always) get {
        switch self {
        case .slot(let slot), .rootSlot(let slot): unsafe slot.readyBox
        case .cell(let cell): unsafe cell.readyBox
        }
      }
    }
  }

  /// Finds the value of a key when it is first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
  /// - Complexity: O(1).
  @inlinable
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void, K: SendableMetatype {
    self.init(plain: key, at: SourceLocation(fileID, line))
  }

  /// Finds the value of a main-actor key when it is first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
  /// - Complexity: O(1).
  @MainActor
  @inlinable
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void {
    self.init(plain: key, at: SourceLocation(fileID, line))
  }

  /// Finds the value of a key with arguments when it is first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires, which are kept until then.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
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

  /// Finds the value of a main-actor key with arguments when it is first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires, which are kept until then.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
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

  /// Notes at once the slot of what all its readers share, or else the current container.
  @inlinable
  init(plain key: K.Type, at location: SourceLocation) where K.Arguments == Void {
    self.location = location
    if let (slot, isOfRoot) = ImmortalSlot.current(for: key) {
      source = isOfRoot ? .rootSlot(slot) : .slot(slot)
    } else {
      source = .cell(.current(for: key))
    }
  }

  /// The value: found or made at the first read, and the same from then on.
  ///
  /// Threads that read it for the first time at the same time get the same value.
  ///
  /// - Complexity: O(1), plus the time that the module's factory takes at the first read.
  @inlinable
  public var wrappedValue: K.Value {
    @inline(__always) get {
      // Safe: a box stays as long as the slot or the cell, which the wrapper holds.
      if let box = unsafe source.readyBox {
        return unsafe Box<K.Value>.value(at: box, heldBy: source)
      }
      return valueOnSlowPath
    }
  }

  /// The value, where there is something to make or to ask about.
  @usableFromInline var valueOnSlowPath: K.Value {
    switch source {
    case .slot(let slot), .rootSlot(let slot):
      // Safe: a slot's instance always has the value type of the slot's key.
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
  /// Gives the value, as a read of the property does.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> K.Value { wrappedValue }

  /// Whether the value is there already, so that a read makes nothing.
  ///
  /// - Complexity: O(1).
  public var isResolved: Bool {
    switch source {
    case .slot(let slot), .rootSlot(let slot): slot.isResolved
    case .cell(let cell): cell.isResolved
    }
  }

  /// Drops the value that the wrapper keeps, so that the next read resolves the key again.
  ///
  /// The next read asks the same container as before. If the instance is shared, it gives the same one.
  /// Copies that were made before keep their value.
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

  /// Gives this one property a value by hand, instead of what its container finds.
  ///
  /// Nothing is resolved, and nobody else sees the value: neither another object nor a copy that was made
  /// before. ``reset()`` takes it back. It suits a preview or the test of a single object; with
  /// ``withContainer(fileID:line:_:operation:)-(_,_,_,()->Result)`` whatever the closure makes has the value.
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
