/// What declares a need, in messages.
enum NeedSite {
  case module(Definition)
  case hook(Definition, SourceLocation)
  case decorator(DecoratorDefinition)

  /// The line of the need.
  var location: SourceLocation {
    switch self {
    case .module(let definition): definition.location
    case .hook(_, let location): location
    case .decorator(let decorator): decorator.location
    }
  }

  /// The module, if it isn't a decorator.
  var module: Definition? {
    switch self {
    case .module(let definition), .hook(let definition, _): definition
    case .decorator: nil
    }
  }
}

extension NeedSite: CustomStringConvertible {
  var description: String {
    switch self {
    case .module(let definition): definition.title
    case .hook(let definition, _): "'.onCreate' of \(definition.title)"
    case .decorator(let decorator): "'Decorator(\(decorator.key).self)'"
    }
  }
}
