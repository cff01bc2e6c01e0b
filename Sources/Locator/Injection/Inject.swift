/// A property wrapper that resolves a key at the first read, and keeps the value.
///
/// The key decides the type of the property:
///
/// ```swift
/// final class Screen {
///   @Inject(ServiceKey.self) var service: any Service
///   @Inject(ListKey.self, "n") var list
/// }
/// ```
///
/// The wrapper remembers the container that is current when the object is created, or at the first read if none is
/// built yet. That read resolves the key there, and later reads, also of a struct's copies, return the same value.
///
/// A property holds what it has resolved until its next read sees that a reset or its time has dropped the instance. So
/// it reads on after its container was closed or freed, and two objects that inject each other hold each other: let one
/// of them inject a ``Lazy``, a ``Weak`` or a ``Provider`` instead.
///
/// An object that a child container made doesn't keep that container alive. The first read of a property stops the
/// program if the container was freed before, so retain the container as long as its objects are in use.
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
/// If an initializer's parameter is the argument of the key, name it in the wrapper's type, and set the wrapper:
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
  @usableFromInline var source: Source

  @usableFromInline let location: SourceLocation

  @usableFromInline
  enum Source {
    /// The slot of a singleton of the root, which is never freed.
    case slot(Unretained<Slot>)
    case cell(InjectionCell)

    /// Where the value is once it is there.
    @inlinable var word: Word {
      @inline(__always) get {
        switch self {
        case .slot(let slot): slot.with { $0.instance }
        case .cell(let cell): cell.kept.first
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
  @MainActor
  @inlinable
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void {
    self.init(plain: key, at: SourceLocation(fileID, line))
  }

  /// Creates a property that resolves a key with arguments at the first read.
  ///
  /// The arguments are kept until then.
  public init(
    _ key: K.Type, _ arguments: K.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) where K: SendableMetatype {
    location = SourceLocation(fileID, line)
    source = .cell(.current(key, AnyBox(arguments)))
  }

  /// Creates a property that resolves a main-actor key with arguments at the first read.
  @MainActor
  public init(
    _ key: K.Type, _ arguments: K.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = SourceLocation(fileID, line)
    source = .cell(.current(key, AnyBox(arguments)))
  }

  @inlinable
  init(plain key: K.Type, at location: SourceLocation) {
    self.location = location
    source = singletonOfRoot(key).map { .slot($0) } ?? .cell(.current(key, nil))
  }

  /// The value, resolved at the first read and the same from then on.
  ///
  /// Threads that read it for the first time simultaneously get the same value.
  ///
  /// - Complexity: O(1), plus the time of the factory at the first read.
  @inlinable
  public var wrappedValue: K.Value {
    @inline(__always) get {
      if let box = source.word.readyObject { return AnyBox.value(in: box, heldBy: source) }
      return valueOnSlowPath
    }
  }

  @usableFromInline var valueOnSlowPath: K.Value {
    switch source {
    case .slot(let slot):
      return throwing(Never.self) {
        let slot = slot.object
        let context = ResolutionContext(slot.container, location.ofProperty)
        return AnyBox.value(in: try slot.box(in: context))
      }
    case .cell(let cell):
      return cell.value(as: K.self, of: Self.self, callSite: location.ofProperty)
    }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// Returns the slot of a singleton of the root, if the root is the current container and declares the key.
@usableFromInline
func singletonOfRoot(_ key: Any.Type) -> Unretained<Slot>? {
  guard ThreadActivity.isIdle, !TaskActivity.exists, let root = Root.current else { return nil }
  return root.with { $0.singleton(of: key) }
}

extension Container {
  @inline(never)
  fileprivate func singleton(of key: Any.Type) -> Unretained<Slot>? {
    let position = declarations.table[key]
    guard position >= 0 else { return nil }
    let slot = slots[position] ?? newSlot(at: position)
    let isSingleton = slot.with { $0.lifetime.isSingleton && !$0.definition.takesArguments }
    return isSingleton ? slot : nil
  }
}

extension Inject {
  /// Returns the value, as a read of the property does.
  public func callAsFunction() -> K.Value { wrappedValue }

  /// Whether the value exists, so that a read doesn't make it.
  ///
  /// - Complexity: O(1).
  public var isResolved: Bool {
    switch source {
    case .slot(let slot): slot.object.hasInstance
    case .cell(let cell): cell.isResolved
    }
  }

  /// Drops the value of the wrapper, so that the next read resolves the key again, in the same container.
  ///
  /// If the instance is shared, the read returns the same one. Earlier copies keep their value. Arguments are released
  /// when the value exists, so set a new wrapper for a key that takes some.
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
  public mutating func reset() where K.Arguments == Void {
    if case .cell(let cell) = source { source = .cell(cell.unresolved()) }
  }

  /// Sets the value of this one property, instead of resolving its key.
  ///
  /// Other objects and earlier copies don't see the value. ``reset()`` removes it. Use this method in a preview or the
  /// test of a single object, and ``withContainer(fileID:line:_:operation:)`` for all objects that a
  /// closure creates.
  ///
  /// ```swift
  /// let screen = Screen()
  /// screen.$service.override(with: ServiceImpl())
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func override(with value: K.Value) {
    let cell =
      switch source {
      case .cell(let cell): cell.unresolved()
      case .slot: InjectionCell(K.self, nil, in: reference, isOfProperty: true)
      }
    cell.kept.first.publish(AnyBox(value).object, isReady: true)
    source = .cell(cell)
  }

  var reference: ContainerReference {
    switch source {
    case .slot(let slot):
      return .root(Unretained(slot.object.container))
    case .cell(let cell):
      if case .none = cell.reference { return .current }
      return cell.reference
    }
  }

  /// The container that the property reads, or the current one if none was built at its creation.
  func container(at callSite: SourceLocation) -> Container {
    if case .none = reference {
      return ContainerReference.container(callSite: callSite, for: K.dependency)
    }
    return reference.context(of: Self.self, callSite: callSite).container
  }
}

// A generic function that takes the wrapper elsewhere would read a key of the main actor there, so that it has to say
// that it takes none: `K: SendableMetatype`.
extension Inject: Sendable
where K: SendableMetatype, K.Value: Sendable, K.Arguments: Sendable {}

extension Inject.Source: Sendable
where K: SendableMetatype, K.Value: Sendable, K.Arguments: Sendable {}
