/// An object that other code creates, and whose members need arguments.
///
/// Declare what a caller has to pass. Subclasses inherit the conformance, so they take the same arguments:
///
/// ```swift
/// @MainActor final class DetailController: InjectionTarget {
///   typealias Arguments = String
///   var model: DetailModelImpl?
/// }
/// ```
///
/// The class's ``Members`` get the arguments, and ``Container/inject(into:_:fileID:line:)`` passes them. An injection
/// without them stops the program. A class whose members need no arguments doesn't conform.
public protocol InjectionTarget: AnyObject, SendableMetatype {
  /// The arguments that a caller has to pass.
  associatedtype Arguments

  /// The error that an injection can throw, `Never` if there is none; see ``ThrowingInjectionTarget``.
  associatedtype Failure: Error = Never
}

/// An object that other code creates, and whose members can fail.
///
/// Its ``Members`` can need keys that throw, and `try container.inject(into: Reader())` throws what they throw. The
/// class declares the error:
///
/// ```swift
/// final class Reader: ThrowingInjectionTarget {
///   typealias Failure = ConfigError
///   var config: Config?
/// }
///
/// Members(of: Reader.self).inject(ConfigKey.self) { $0.config = $1 }
/// ```
public protocol ThrowingInjectionTarget: InjectionTarget {
  /// The arguments that a caller has to pass, `Void` if there are none.
  associatedtype Arguments = Void
}

/// An object that other code creates, and whose members wait.
///
/// Its ``Members`` can need keys that wait or throw, for which `try await container.inject(into: controller)` waits:
///
/// ```swift
/// @MainActor final class SearchController: AsyncInjectionTarget {
///   typealias Failure = DatabaseError
///   var database: Database?
/// }
///
/// Members(of: SearchController.self).inject(DatabaseKey.self) { $0.database = $1 }
/// ```
///
/// Subclasses inherit the conformance. Members of a superclass without it, which neither wait nor fail, are injected in
/// the same call.
public protocol AsyncInjectionTarget: InjectionTarget {
  /// The arguments that a caller has to pass, `Void` if there are none.
  associatedtype Arguments = Void
}
