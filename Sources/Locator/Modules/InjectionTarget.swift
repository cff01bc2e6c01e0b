/// An object that somebody else creates, and whose members can't be injected without arguments.
///
/// Conform to it in the class, and say what a caller has to pass. The conformance is inherited, so that
/// subclasses take the same arguments:
///
/// ```swift
/// @MainActor final class DetailController: InjectionTarget {
///   typealias Arguments = String
///   var model: DetailModelImpl?
/// }
/// ```
///
/// The class's ``Members`` get the arguments, and ``Container/inject(into:_:fileID:line:)`` passes them. An
/// injection without them stops the program. A class whose members need no arguments conforms to nothing.
public protocol InjectionTarget: AnyObject, SendableMetatype {
  /// What a caller has to pass.
  associatedtype Arguments
}
