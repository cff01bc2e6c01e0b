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
/// without them stops the program. Arguments that aren't `Sendable` are passed on the main actor alone, because the
/// members may live there. A class whose members need no arguments doesn't conform.
public protocol InjectionTarget: AnyObject {
  /// The arguments that a caller has to pass.
  associatedtype Arguments
}
