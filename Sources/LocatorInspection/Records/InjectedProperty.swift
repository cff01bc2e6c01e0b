import Locator
import _LocatorRecords

/// A stored property with the `Inject` wrapper.
struct InjectedProperty {
  /// The type that declares the property.
  let owner: ContextDescriptor?

  /// The Swift module that declares the type.
  let module: String

  /// The field record of the property.
  let field: FieldDescriptor.Field

  /// The key that the property depends on, or `nil` if the key depends on generic parameters of the owner, or if
  /// the wrapper is nested in another type.
  let dependency: InjectedKey?

  /// The name of the property, qualified by its type.
  var name: String {
    [owner?.name ?? "?", field.name].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The qualified name with the Swift module.
  var title: String { "'\(name)' (\(module))" }
}
