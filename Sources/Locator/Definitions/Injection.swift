/// One line of a class's members: what it needs, and the closure that injects it.
struct Injection: Sendable {
  let need: KeyDependency?
  let location: SourceLocation
  let run: Run

  /// What injects.
  enum Run: Sendable {
    case sync(@Sendable (ResolutionContext, Subject) throws -> Void)
    case async(
      @Sendable (UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Subject>) async throws ->
        Void
    )
  }

  var isAsynchronous: Bool { if case .async = run { true } else { false } }

  init(need: KeyDependency?, location: SourceLocation, _ run: Run) {
    (self.need, self.location, self.run) = (need, location, run)
  }
}

/// An object to inject into, and the arguments in a box.
struct Subject {
  private let object: AnyObject
  let arguments: AnyBox?

  init(_ object: AnyObject, _ arguments: AnyBox?) {
    self.object = object
    self.arguments = arguments
  }

  /// Returns the object as one of the class whose members are injected, which is its class or a superclass.
  func object<Object>(as type: Object.Type) -> Object {
    // Safe: only a class has members.
    unsafe unsafeBitCast(object, to: type)
  }
}

/// The key of the members of a class, which no read names.
enum MembersKey: BindingKey {
  typealias Value = Void
}

extension Definition {
  /// Returns the members with one more injection.
  func adding(_ injection: Injection, takesArguments: Bool = false) -> Definition {
    var extras = extras
    extras.injections.append(injection)
    return Definition(
      MembersKey.self,
      .transient,
      needs: needs + (injection.need.map { [$0] } ?? []),
      isolation: isolation,
      takesArguments: self.takesArguments || takesArguments,
      at: location,
      factory,
      extras: extras
    )
  }
}
