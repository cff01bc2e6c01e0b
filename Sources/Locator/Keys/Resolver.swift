// swift-format-ignore-file: NoLeadingUnderscores

/// A reader of any key, for a factory that decides at run time what it needs.
///
/// A factory declares a resolver as a need. What it reads is unknown until it runs, so prefer `needs:` with the keys
/// themselves if they are known:
///
/// ```swift
/// Module(PageKey.self, needs: Resolver.self) { resolver in
///   resolver[FlagsKey.self].isOn ? resolver[NewPageKey.self] : resolver[OldPageKey.self]
/// }
/// ```
///
/// It reads keys as a ``Container`` does: with the subscript, or asynchronous ones with `resolve`.
/// What it reads while the factory runs is part of the same resolve, and shares the instances of ``Scope/graph``.
/// Therefore a resolver stays in its task. Pass a ``Provider`` to another one.
///
/// A resolver reads the container that made it, and doesn't keep that container alive. A read after the container was
/// freed stops the program with a message.
public struct Resolver: _Reads {
  private let reference: ContainerReference

  /// The instances of the resolve in which the resolver was made, as long as it lasts.
  private weak let graph: GraphInstances?

  init(_ context: ResolutionContext) {
    reference = .made(by: context.container)
    graph = context.graph
  }

  /// Returns the context in which a read resolves.
  public func _context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    let context = reference.context(of: Self.self, callSite: SourceLocation(fileID, line))
    return context.with(graph: graph)
  }
}

extension Resolver: Injectable {
}

extension Resolver: _KeyComposition {
  /// An unknown dependency: a resolver can read any key at run time.
  public static var _dependency: KeyDependency { KeyDependency(on: Self.self, .unknown) }

  /// Returns a resolver that reads the container of the resolve.
  public static func _box(in context: ResolutionContext) -> AnyBox { AnyBox(Resolver(context)) }
}

@available(*, unavailable)
extension Resolver: Sendable {}
