import Locator
import _LocatorRecords

/// A stored property that has the type `Inject`.
struct InjectedProperty {
  /// The type that the property belongs to.
  let owner: ContextDescriptor?

  /// The module that the type is declared in.
  let module: String

  /// The field that the property is.
  let field: FieldDescriptor.Field

  /// What the property reads, or `nil` if that depends on generic parameters of its owner, or if the
  /// wrapper is a part of another type.
  let dependency: KeyDependency?

  /// The name of the property, after that of its type.
  var name: String {
    [owner?.name ?? "?", field.name].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The name of the property with its module.
  var title: String { "'\(name)' (\(module))" }
}
