// Type-checked against a stub of the SwiftUI symbols that it uses, and never run.

#if canImport(SwiftUI)
public import SwiftUI

/// Bindings to the properties of an object that an ``InjectedState`` holds, as `@Bindable` gives.
///
/// The object may be of any class, or known by a protocol that only classes conform to. If it is observable, a view
/// that reads a binding updates with it.
@MainActor
@dynamicMemberLookup
public struct InjectedBindings<Value> {
  /// The object.
  private let value: Value

  init(of value: Value) { self.value = value }

  /// Returns a binding to a property of the object.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let value = value
    return Binding(
      get: { @MainActor in value[keyPath: keyPath] },
      set: { @MainActor in value[keyPath: keyPath] = $0 }
    )
  }

  /// Explains that a property can't be set.
  ///
  /// - Parameter keyPath: The key path of the property.
  @available(
    *,
    unavailable,
    message:
      "a binding sets a property of an object: the value is of no class, or the property is get-only"
  )
  @_disfavoredOverload
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError("unavailable")
  }
}
#endif
