/// What finds a module among those of its key.
enum Designation: Hashable, Sendable {
  /// A plain read of the key, and a list.
  case key
  /// The module's name, and a list.
  case name(String)
  /// A list alone.
  case list

  /// Whether there is one such module of the key: the next one is a duplicate, overrides it, or shadows it.
  var isUnique: Bool { self != .list }
}
