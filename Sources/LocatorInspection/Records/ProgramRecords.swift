import Locator
import _LocatorRecords

/// The keys that a program declares, and the properties that inject them, read from its type metadata records.
struct ProgramRecords {
  /// The types that conform to a key protocol themselves, except those of this package.
  private(set) var keys: Set<ContextDescriptor> = []

  /// The keys with a default value.
  private(set) var defaults: Set<ContextDescriptor> = []

  /// The keys with a value for tests and previews.
  private(set) var testKeys: Set<ContextDescriptor> = []

  /// The properties that inject a key.
  private(set) var properties: [InjectedProperty] = []

  /// The Swift modules that were compiled without field records.
  private(set) var modulesWithoutFields: Set<String> = []

  /// Reads the records of the program and of all loaded libraries, or returns `nil` if the platform has no readable
  /// records.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields, conformances and types in all images.
  static func read() -> Self? {
    guard let images = RecordSections.all else { return nil }
    var records = Self()
    for image in images { records.readConformances(in: image) }
    // A known answer: if the library's own key isn't found, the records can't be read.
    guard let resolver = TypeMetadata(Resolver.self).descriptor,
      records.keys.contains(resolver)
    else { return nil }
    let libraries: [Any.Type] = [Resolver.self, Self.self, Int.self]
    let modules = Set(libraries.compactMap { TypeMetadata($0).descriptor?.module })
    records.keys = records.keys.filter { !modules.contains($0.module) }
    records.readFields(in: images)
    for image in images { records.readTypes(in: image) }
    return records
  }

  /// Collects the keys.
  private mutating func readConformances(in image: RecordSections) {
    let keyProtocols: [Any.Type] = [
      (any InjectionKey).self, (any ThrowingInjectionKey).self, (any AsyncInjectionKey).self,
    ]
    let protocols = Set(keyProtocols.compactMap { TypeMetadata($0).protocolDescriptor })
    let withDefault = TypeMetadata((any DefaultInjectionKey).self).protocolDescriptor
    let withTestValue = TypeMetadata((any TestInjectionKey).self).protocolDescriptor
    for conformance in ConformanceDescriptor.all(in: image) {
      guard let conformed = conformance.conformedProtocol else { continue }
      if protocols.contains(conformed) {
        if let key = conformance.type { keys.insert(key) }
      } else if conformed == withDefault, !conformance.isConditional {
        if let key = conformance.type { defaults.insert(key) }
      } else if conformed == withTestValue {
        if let key = conformance.type { testKeys.insert(key) }
      }
    }
  }

  /// Collects the properties.
  private mutating func readFields(in images: [RecordSections]) {
    guard let inject = TypeMetadata(Inject<Resolver>.self).descriptor else { return }
    let composition = KeyComposition(defaults: defaults)
    // Properties of one type in one Swift module share its mangled name, so each name is demangled once.
    var dependencies: [RecordAddress: InjectedKey?] = [:]
    for descriptor in images.lazy.flatMap(FieldDescriptor.all) {
      let owner = descriptor.owner
      lazy var module = owner?.module ?? ""
      for field in descriptor.fields {
        guard let type = field.type else { continue }
        if dependencies[type] == nil {
          let name = MangledName(type)
          guard name.mentions(inject) else { continue }
          dependencies[type] = .some(
            name.argument(of: inject, in: owner).map(composition.dependency)
          )
        }
        guard let dependency = dependencies[type] else { continue }
        properties.append(
          InjectedProperty(owner: owner, module: module, field: field, dependency: dependency)
        )
      }
    }
  }

  /// Collects the Swift modules in which no type has field records.
  private mutating func readTypes(in image: RecordSections) {
    var modules: Set<String> = []
    for type in ContextDescriptor.types(in: image) where !type.hasFieldRecords {
      modules.insert(type.module)
    }
    guard !modules.isEmpty else { return }
    for type in ContextDescriptor.types(in: image) where type.hasFieldRecords {
      modules.remove(type.module)
    }
    modulesWithoutFields.formUnion(modules)
  }
}
