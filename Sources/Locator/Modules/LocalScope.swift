/// A lifetime of at most one resolve: nothing is kept after it.
public struct LocalScope: Sendable {
  /// How long the instances of the scope live.
  let lifetime: Lifetime

  /// A new instance for each read.
  public static let transient = Self(lifetime: .transient)

  /// One instance for everything that one outermost resolve makes.
  ///
  /// ```swift
  /// Module(DraftKey.self, scope: .graph) { Draft() }
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  /// Module(PreviewKey.self, needs: DraftKey.self, make: Preview.init)   // the editor's draft
  /// ```
  ///
  /// The construction of a shared instance is an outermost resolve too. Keys with arguments can't have
  /// this scope.
  public static let graph = Self(lifetime: .graph)
}
