/// The key by which a container calls what injects into an object: it gives nothing, and takes the object.
enum MembersKey<Passed>: InjectionKey {
  typealias Value = Void
  typealias Arguments = Subject<Passed>
}

/// An object that is injected into, and the arguments that were passed with it.
@usableFromInline
struct Subject<Passed> {
  /// The object.
  private let object: AnyObject

  /// The arguments, `Void` where there are none.
  @usableFromInline let arguments: Passed

  init(_ object: AnyObject, _ arguments: Passed) {
    self.object = object
    self.arguments = arguments
  }

  /// The object.
  ///
  /// - Precondition: The type is the object's class, or a superclass.
  @usableFromInline
  func object<Object: AnyObject>(as type: Object.Type) -> Object {
    // Safe: a container finds members by the classes of the object.
    unsafe unsafeDowncast(object, to: type)
  }
}

@available(*, unavailable)
extension Subject: Sendable {}
