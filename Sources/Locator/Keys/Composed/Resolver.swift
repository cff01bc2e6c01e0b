// swift-format-ignore-file: NoLeadingUnderscores

/// Reads any key, for a factory that decides at run time what it needs.
///
/// A factory that needs one says so. What it reads is seen only when it runs, so that `needs:` with the
/// keys themselves is better wherever they are known:
///
/// ```swift
/// Module(PageKey.self, needs: Resolver.self) { resolver in
///   resolver[FlagsKey.self].isOn ? resolver[NewPageKey.self] : resolver[OldPageKey.self]
/// }
/// ```
///
/// It is read with the words of a ``Container``: with the subscript or with `resolve`, which takes the name of a
/// module, too.
///
/// What a resolver reads while the factory runs is a part of the same resolve, so that it shares the
/// instances of ``LocalScope/graph``. Therefore a resolver stays in its task; give a ``Provider`` to
/// another one.
///
/// A resolver reads the container that made it. It doesn't keep that container alive, so that a
/// resolver which outlives it stops the program, with a message that says so.
public struct Resolver {
  /// The container that made the resolver.
  private let reference: ContainerReference

  /// The instances of the resolve that the resolver was made in.
  private let graph: GraphInstances?

  /// Makes a resolver for a resolve.
  init(_ context: ResolutionContext) {
    reference = .made(by: context.container)
    graph = context.instances
  }

  /// Where a read resolves.
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    let context = reference.context(of: Self.self, callSite: SourceLocation(fileID, line))
    return ResolutionContext(container: context.container, callSite: context.callSite, graph: graph)
  }
}

extension Resolver: Injectable {
  /// A resolver isn't bound itself.
  public typealias _Form = ComposedKey<Self>
}

extension Resolver: _Composition {
  /// What a module reads from a resolver is known when it reads.
  public static var _dependency: KeyDependency { KeyDependency(on: Self.self, .unknown) }

  /// Makes a resolver of the container that is read.
  public static func _composed(in context: ResolutionContext, _ arguments: Void) -> Resolver {
    Resolver(context)
  }
}

@available(*, unavailable)
extension Resolver: Sendable {}
