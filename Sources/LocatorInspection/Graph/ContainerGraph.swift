/// The modules of a container and its parents, their dependencies, and the types that inject them.
///
/// ```swift
/// print(container.graph.mermaid)
/// for node in container.graph.nodes where node.scope == "singleton" { print(node.title) }
/// ```
public struct ContainerGraph: Sendable {
  /// The modules and members in order of declaration, parents first, followed by needed but unbound keys, followed
  /// by types with properties that inject a key.
  public let nodes: [Node]

  /// The dependencies, in the order of the nodes.
  public let edges: [Edge]

  /// A module, or something that depends on one or is missing one.
  public struct Node: Sendable, Identifiable {
    /// The index of the node in ``ContainerGraph/nodes``.
    public let id: Int

    /// The kind of thing that the node stands for.
    public let kind: Kind

    /// The name of the key, of the class whose members are injected, or of the type that declares the properties.
    public let title: String

    /// The type of the key's value, or `nil` if the node isn't a module.
    public let value: String?

    /// The name of the module's scope, or `nil` if the node isn't a module.
    public let scope: String?

    /// The type of the arguments that the factory takes, or `nil` if it takes none.
    public let arguments: String?

    /// The type of the errors that a read can throw, or `nil` if it throws none.
    public let failure: String?

    /// Whether the factory, or the injection of the members, runs on the main actor.
    public let isOnMainActor: Bool

    /// Whether the factory, or the injection of the members, is asynchronous.
    public let isAsynchronous: Bool

    /// Whether the instance is created when its container is built.
    public let isEager: Bool

    /// The name that distinguishes the module from others of the same key.
    public let name: String?

    /// The source location of the module or the members, such as `App/Modules.swift:18`.
    public let location: String?

    /// The assembly that contains the module or the members.
    public let assembly: String?

    /// The source location of the blueprint that lists the module or the members, if one does.
    public let blueprint: String?

    /// The source location of the container that lists the module or the members, unless a blueprint does.
    public let container: String?

    /// The node of a parent's module in whose place this one is read.
    public let shadows: Node.ID?

    /// The source locations of the decorators of the key, innermost first.
    public let decorators: [String]

    /// The hooks of the module, such as `onCreate (App/Modules.swift:18)`.
    public let hooks: [String]

    /// Whether the factory takes a resolver and picks its dependencies at run time, so that no edge shows them.
    public let hasResolver: Bool
  }

  /// The kinds of nodes.
  public enum Kind: String, Sendable, Decodable {
    /// A module.
    case module
    /// The members of a class whose instances are created elsewhere.
    case members
    /// A key that a module needs and nothing is bound to.
    case missing
    /// A type with properties that inject a key.
    case type
  }

  /// A dependency.
  public struct Edge: Sendable {
    /// The node that depends on another.
    public let from: Node.ID

    /// The node that it depends on.
    public let to: Node.ID

    /// The source of the dependency.
    public let origin: Origin

    /// Whether the value is created on demand, not together with its dependent.
    public let isDeferred: Bool
  }

  /// The sources of a dependency.
  public enum Origin: Sendable, Hashable {
    /// A need that the module declares with `needs:`.
    case declared
    /// A need that a hook of the module declares with `onCreate(needs:)`.
    case hook
    /// A property that injects the key, by its name.
    case injected(String)
    /// An undeclared read, found while instances were created; see ``VerificationReport/graph``.
    case observed
  }
}

// In the same file as the type: a linker takes only the referenced files of a static archive, so a conformance in
// another file would be missing when the graph is printed.
extension ContainerGraph: CustomStringConvertible {}
