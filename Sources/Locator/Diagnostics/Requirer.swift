/// The code that needs a key, which a message about the need names with its line.
enum Requirer {
  /// A module, for its factory, or members, for their closure.
  case module(ModuleDefinition)
  /// A hook of a module, on a line of its own.
  case hook(ModuleDefinition, SourceLocation)
  /// A decorator, for its closure.
  case decorator(DecoratorDefinition)

  /// The line of the code.
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
