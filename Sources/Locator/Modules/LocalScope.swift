/// A lifetime of at most one resolve: nothing is kept after it.
public struct LocalScope: Sendable {
  /// How long the instances of the scope live.
  @usableFromInline let lifetime: Lifetime

  /// A new instance for each read.
  @inlinable public static var transient: Self { Self(lifetime: .transient) }

  /// One instance for everything that one outermost resolve makes.
  ///
  /// ```swift
  /// Module(DraftKey.self, scope: .graph) { Draft() }
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  /// Module(PreviewKey.self, needs: DraftKey.self, make: Preview.init)   // the editor's draft
  /// ```
  ///
  /// A resolve reaches what its factories need, what they read from their ``Resolver``, the elements of
  /// lists, and asynchronous modules. A read by hand, from a container or a property, and the call of a
  /// ``Provider`` are resolves of their own, and so is the construction of a shared instance. The
  /// container forgets the instances when the outermost resolve ends.
  ///
  /// A key with arguments has one instance for each value of the arguments, which have to be `Hashable`.
  @inlinable public static var graph: Self { Self(lifetime: .graph) }

  @inlinable
  init(lifetime: Lifetime) {
    self.lifetime = lifetime
  }
}
