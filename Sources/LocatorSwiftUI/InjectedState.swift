// Type-checked against a stub of the few symbols that it uses, and never run.

#if canImport(SwiftUI)
public import Locator
public import SwiftUI

/// A value that a view makes once, when it is first read, and keeps as long as its identity lasts.
///
/// A view is made again and again, and with it whatever its properties start with. This one starts with nothing:
/// the body of the first view asks the container of the environment, and the views after it find the value.
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
/// Read it in the body or later. Where the value is observable, the view follows it as it follows any other.
///
/// > Important: Stops the program if nothing is bound to the key, with a message that names it.
@propertyWrapper
public struct InjectedState<K: InjectionKey>: DynamicProperty {
  /// The container of the view.
  @Environment(\.container) private var container

  /// Where the value is, which outlives the view.
  @State private var place = Place()

  /// What the key requires.
  private let arguments: K.Arguments

  /// The file that the property is written in.
  private let fileID: StaticString

  /// The line that the property is written on.
  private let line: UInt

  /// A place for the value.
  @MainActor private final class Place {
    var value: K.Value?

    nonisolated init() {}
  }

  /// Makes the value of a key when it is first read.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where K.Arguments == Void {
    self.init(key, (), fileID: fileID, line: line)
  }

  /// Makes the value of a key with arguments when it is first read.
  ///
  /// The arguments of the first view count, because the value stays.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the property is written in.
  ///   - line: The line that the property is written on.
  public init(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.arguments = arguments
    self.fileID = fileID
    self.line = line
  }

  /// The value: made at the first read, and the same from then on.
  @MainActor public var wrappedValue: K.Value {
    if let value = place.value { return value }
    let value = container.resolve(K.self, arguments, fileID: fileID, line: line)
    place.value = value
    return value
  }
}

extension EnvironmentValues {
  /// The container that views read: the current one, unless a view around them sets another.
  ///
  /// ```swift
  /// HomeView().environment(\.container, container)
  /// ```
  public var container: Container {
    get { self[ContainerEnvironmentKey.self] ?? .current }
    set { self[ContainerEnvironmentKey.self] = newValue }
  }
}

/// The environment's key of the container.
private struct ContainerEnvironmentKey: EnvironmentKey {
  static var defaultValue: Container? { nil }
}
#endif
