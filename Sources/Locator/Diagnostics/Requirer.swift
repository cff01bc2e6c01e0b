/// Who needs a key: what a message about the need names, with its line.
enum Requirer {
  /// A module, for its factory, or members, for their closure.
  case module(ModuleDefinition)
  /// A module's hook, on a line of its own.
  case hook(ModuleDefinition, SourceLocation)
  /// A decorator, for its closure.
  case decorator(DecoratorDefinition)

  /// Where the user is written.
  var location: SourceLocation {
    switch self {
    case .module(let definition): definition.location
    case .hook(_, let location): location
    case .decorator(let decorator): decorator.location
    }
  }
}

extension Requirer: CustomStringConvertible {
  var description: String {
    switch self {
    case .module(let definition): definition.title
    case .hook(let definition, _): "'.onCreate' of \(definition.title)"
    case .decorator(let decorator): "'Decorator(\(decorator.key).self)'"
    }
  }
}
