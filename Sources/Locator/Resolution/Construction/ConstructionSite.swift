/// The place that an instance is constructed for: a slot, or the cell of a property.
struct ConstructionSite: Sendable {
  /// The slot or the cell.
  let owner: ObjectIdentifier

  /// The number of times that its instance was dropped explicitly.
  var resetCount = 0

  /// The key of the instance.
  let key: Any.Type

  /// The line of the module, or of the property.
  let location: SourceLocation

  /// The call site, unless it is the line of the property.
  var callSite: SourceLocation?

  /// The identity of the site, which changes at each reset.
  var id: ID { ID(owner: owner, resetCount: resetCount) }

  /// The identity of a site.
  struct ID: Hashable, Sendable {
    let owner: ObjectIdentifier
    let resetCount: Int
  }
}
