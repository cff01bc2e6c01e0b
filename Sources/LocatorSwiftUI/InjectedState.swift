// Type-checked against a stub of the SwiftUI symbols that it uses, and never run.

#if canImport(SwiftUI)
public import Locator
public import SwiftUI

/// A property wrapper that resolves a key on first read, and keeps the value for the lifetime of the view's
/// identity.
///
/// SwiftUI creates a view again and again, together with the initial values of its properties. This property has no
/// initial value: the first view's body resolves the key from the container of the environment, and later views
/// find the value.
///
/// ```swift
/// struct HomeView: View {
///   @InjectedState(HomeKey.self) private var model
///
///   var body: some View {
///     Text(model.title)
///   }
/// }
/// ```
///
/// Read the property in `body` or later. If the value is observable, the view updates with it as with any other, and
/// `$model.title` is a binding to its property, as with `@Bindable`:
///
/// ```swift
/// struct EditorView: View {
///   @InjectedState(TitleModelKey.self) private var model
///
///   var body: some View { TextField("Title", text: $model.title) }
/// }
/// ```
///
/// > Important: Stops the program if nothing is bound to the key, with a message that names it.
@propertyWrapper
public struct InjectedState<K: InjectionKey>: DynamicProperty {
  /// The container in the view's environment.
  @Environment(\.container) private var container

  /// The storage of the value, which outlives the view.
  @State private var place = Place()

  /// The arguments of the key.
  private let arguments: K.Arguments

  /// The file of the property.
  private let fileID: StaticString

  /// The line of the property.
  private let line: UInt

  /// Storage for the value.
  @MainActor private final class Place {
    var value: K.Value?

    nonisolated init() {}
  }

  /// Creates a property that resolves a key on first read.
  ///
  /// - Parameters:
  ///   - key: The key to resolve.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void {
    self.init(key, (), fileID: fileID, line: line)
  }

  /// Creates a property that resolves a key with arguments on first read.
  ///
  /// The arguments of the first view are used, because the value is kept.
  ///
  /// - Parameters:
  ///   - key: The key to resolve.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  public init(
    _ key: K.Type, _ arguments: K.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.arguments = arguments
    self.fileID = fileID
    self.line = line
  }

  /// The value, resolved on first read and kept from then on.
  @MainActor public var wrappedValue: K.Value {
    if let value = place.value { return value }
    let value = container[K.self, arguments, fileID: fileID, line: line]
    place.value = value
    return value
  }

  /// The bindings to the properties of the value, `$model.title`.
  @MainActor public var projectedValue: InjectedBindings<K.Value> {
    InjectedBindings(of: wrappedValue)
  }
}

extension EnvironmentValues {
  /// The container from which views resolve keys: the current one, unless an enclosing view sets another.
  ///
  /// ```swift
  /// HomeView().environment(\.container, container)
  /// ```
  public var container: Container {
    get { self[ContainerEnvironmentKey.self] ?? .current() }
    set { self[ContainerEnvironmentKey.self] = newValue }
  }
}

/// The environment key of the container.
private struct ContainerEnvironmentKey: EnvironmentKey {
  static var defaultValue: Container? { nil }
}
#endif
