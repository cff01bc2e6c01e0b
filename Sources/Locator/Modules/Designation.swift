/// What finds a module.
package enum ModuleLookup: Hashable, Sendable {
  /// A plain read of the key, and a list.
  case key
  /// The module's name, and a list.
  case name(String)
  /// A list alone.
  case list
  /// An object of the class whose members it injects; it isn't a module of a key.
  case object

  /// Whether there is one such module of the key or class, so that the next one is a duplicate, overrides it, or
  /// shadows it.
  var isUnique: Bool { self != .list }
}
