extension TypeMetadata {
  /// The name of the type as it is written in its module: qualified by enclosing types, with `any`, and with the
  /// shorthands for optionals, arrays and dictionaries.
  package var name: String {
    // `MetadataKind` in MetadataKind.def.
    switch address.load(as: UInt.self) {
    case 0x301: tupleName
    case 0x302: functionName ?? text
    case 0x303: text == "Any" || text == "AnyObject" ? text : "any \(text)"
    case 0x306: "any \(text)"
    case 0x304: "\(operand(address.pointee(Self.word)?.metatype)).Type"
    default: nominalName ?? text
    }
  }

  /// The name of a declared type, or `nil` if its generic arguments can't be read.
  private var nominalName: String? {
    guard let descriptor else { return nil }
    guard let parameters = GenericParameters(of: descriptor) else { return descriptor.name }
    guard let arguments = parameters.arguments(of: self) else { return nil }
    guard descriptor.module == "Swift" else { return descriptor.name(arguments: arguments[...]) }
    return switch (descriptor.name, arguments.joined().first) {
    case ("Optional", _): "\(operand(genericArgument))?"
    case ("Array", let element?): "[\(element)]"
    case ("Dictionary", let key?): "[\(key): \(arguments[1][0])]"
    default: descriptor.name(arguments: arguments[...])
    }
  }

  /// The name of a tuple.
  ///
  /// "Tuple metadata" in TypeMetadata.rst: after the kind, the number of elements, the labels with a space after
  /// each, and two words for each element, the first of which is its type.
  private var tupleName: String {
    let labels = address.pointee(2 * Self.word)?.text
      .split(separator: " ", omittingEmptySubsequences: false)
    let elements = (0..<address.load(Self.word, as: Int.self)).map { number in
      let type = address.pointee((3 + 2 * number) * Self.word)
      let label = labels.map { $0[number].isEmpty ? "" : "\($0[number]): " } ?? ""
      return label + (type.map { Self($0.metatype).name } ?? "_")
    }
    return elements.isEmpty ? "Void" : "(\(elements.joined(separator: ", ")))"
  }

  /// The name of a function type, or `nil` if it has attributes other than `throws`, `async` and `@Sendable`.
  ///
  /// "Function metadata" in TypeMetadata.rst: the flags (`TargetFunctionTypeFlags` in MetadataValues.h) with the
  /// number of parameters in the lowest 16 bits, the result type, and the parameter types.
  private var functionName: String? {
    let flags = address.load(Self.word, as: UInt.self)
    let (failing, suspending, sendable): (UInt, UInt, UInt) = (1 << 24, 1 << 29, 1 << 30)
    let escaping: UInt = 1 << 26
    guard flags & ~(0xFFFF | failing | suspending | sendable | escaping) == 0 else { return nil }
    func type(_ number: Int) -> String {
      address.pointee((2 + number) * Self.word).map { Self($0.metatype).name } ?? "_"
    }
    let parameters = (0..<Int(flags & 0xFFFF)).map { type($0 + 1) }.joined(separator: ", ")
    return """
      \(flags & sendable == 0 ? "" : "@Sendable ")(\(parameters))\(flags & suspending == 0 ? "" : " async")\
      \(flags & failing == 0 ? "" : " throws") -> \(type(0))
      """
  }

  /// Returns the name of a type, parenthesized if a following `?` or `.Type` would otherwise bind to a part of it.
  private func operand(_ type: Any.Type?) -> String {
    guard let type else { return "_" }
    let metadata = Self(type)
    let isFunction = metadata.address.load(as: UInt.self) == 0x302
    let name = metadata.name
    return isFunction || name.hasPrefix("any ") ? "(\(name))" : name
  }

  /// The runtime's name of the type, without modules, discriminators of private types, and extension contexts.
  private var text: String {
    var rest = String(reflecting: address.metatype)[...]
    var result = ""
    var isInPath = false
    while let character = rest.first {
      let word = rest.prefix(while: \.isIdentifying)
      if let end = ["(extension in ", "(unknown context at "].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(end.count).drop { $0 != ")" }.dropFirst(2)
      } else if word.isEmpty {
        isInPath = character == "."
        result.append(character)
        rest = rest.dropFirst()
      } else {
        rest = rest.dropFirst(word.count)
        if rest.hasPrefix(" == ") {
          // Arguments of a parameterized protocol are written without the names of its associated types.
          while let last = result.last, last != "<", last != " " { result.removeLast() }
          rest = rest.dropFirst(4)
          isInPath = false
        } else if isInPath || rest.first != "." || rest.hasPrefix("..") {
          result += word
        } else {
          // The first of several dotted words is the module, or the `Self` of an associated type.
          rest = rest.dropFirst()
          isInPath = true
        }
      }
    }
    return result
  }
}

extension Character {
  /// Whether the character can be part of an identifier in a type name.
  fileprivate var isIdentifying: Bool { self == "_" || isLetter || isNumber }
}
