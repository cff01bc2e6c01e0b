/// The key of members: their factory takes the object to inject into as its argument, and returns nothing.
enum MembersKey<Passed, Failure: Error>: BindingKey {
  typealias Value = Void
  typealias Arguments = Subject<Passed>
}

/// An object to inject into, and the arguments that were passed with it.
@usableFromInline
struct Subject<Passed> {
  /// The object.
  private let object: AnyObject

  /// The arguments, `Void` if there are none.
  @usableFromInline let arguments: Passed

  init(_ object: AnyObject, _ arguments: Passed) {
    self.object = object
    self.arguments = arguments
  }

  /// Returns the object as its class or a superclass.
  ///
  /// - Precondition: The type is the object's class, or a superclass.
  @usableFromInline
  func object<Object: AnyObject>(as type: Object.Type) -> Object {
    // Safe: a container finds members by the object's class and its superclasses.
    unsafe unsafeDowncast(object, to: type)
  }
}

@available(*, unavailable)
extension Subject: Sendable {}
