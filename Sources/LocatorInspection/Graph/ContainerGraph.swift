/// The modules of a container and of its parents, what needs what, and who injects it.
///
/// ```swift
/// print(container.graph.mermaid)
/// for node in container.graph.nodes where node.scope == "singleton" { print(node.title) }
/// ```
public struct ContainerGraph: Sendable {
  /// The modules and members, in the order of their declaration and those of parents first; then keys that are needed
  /// and that nothing is bound to; then the types whose properties inject something.
  public let nodes: [Node]

  /// What needs what, in the order of the nodes.
  public let edges: [Edge]

  /// A module, or something that is connected with one.
  public struct Node: Sendable, Identifiable {
    /// The position among the nodes.
    public let id: Int

    /// What the node stands for.
    public let kind: Kind

    /// The name of the key, of the class whose members are injected, or of the type that has the properties.
    public let title: String

    /// The type of the key's value, or `nil` where there is no module.
    public let value: String?

    /// The name of the module's scope, or `nil` where there is no module.
    public let scope: String?

    /// Whether the module makes its instances, or the members are injected, on the main actor.
    public let isOnMainActor: Bool

    /// The name of the module among those of its key.
    public let name: String?

    /// The line that the module or the members are written on, such as `App/Modules.swift:18`.
    public let location: String?

    /// The assembly that lists the module or the members.
    public let assembly: String?

    /// Whether the factory decides at run time what it needs, so that no edge shows it.
    public let hasResolver: Bool
  }

  /// The things that a node can stand for.
  public enum Kind: Sendable {
    /// A module.
    case module
    /// The members of a class that somebody else creates.
    case members
    /// A key that a module needs, and that nothing is bound to.
    case missing
    /// A type with properties that inject something.
    case type
  }

  /// A need of something.
  public struct Edge: Sendable {
    /// The node that needs something.
    public let from: Node.ID

    /// The node that it needs.
    public let to: Node.ID

    /// How the need is known.
    public let origin: Origin

    /// Whether what is needed is made later on, and not while that which needs it is made.
    public let isDeferred: Bool
  }

  /// The ways to know of a need.
  public enum Origin: Sendable, Hashable {
    /// The module says so with `needs:`.
    case declared
    /// A hook of the module says so with `onCreate(needs:)`.
    case hook
    /// A property with a name injects it.
    case injected(String)
    /// It was read while the instances were made, and no module says so; see ``VerificationReport/graph``.
    case observed
  }
}

// Here, in the file of the type: of a static archive, a linker takes only the files that something refers to, and a
// conformance in another file is missing when the graph is printed.
extension ContainerGraph: CustomStringConvertible {}
