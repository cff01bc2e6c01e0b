import Locator
import _LocatorRecords

/// The unbound keys that properties inject, or that other code may read.
struct UnboundKeys {
  /// The findings, sorted by the Swift module and the name of the key.
  private var found: [Finding] = []

  /// An unbound key.
  private struct Finding {
    let identity: KeyIdentity
    let name: String
    /// The name without enclosing types, for finding a similar one.
    let ownName: String
    let module: String
    /// Whether tests and previews have a value for the key.
    let hasTestValue: Bool
    /// Whether it has no module with a name, and is read by one.
    var isNamed = false
    var properties: [InjectedProperty] = []

    /// Whether only tests and previews are known to read the key.
    var isOnlyForTests: Bool { hasTestValue && properties.isEmpty }
  }

  private let verification: Verification

  /// Collects the unbound keys of the properties and of the declared keys.
  init(_ verification: Verification, properties: [InjectedProperty], keys: [ContextDescriptor]) {
    self.verification = verification
    let bound = verification.bound
    let testKeys = verification.records?.testKeys ?? []
    // The findings of keys that are read plainly, and of those that are read by a name.
    var (positions, namedPositions): ([KeyIdentity: Int], [KeyIdentity: Int]) = ([:], [:])
    // Keys that need no finding of their own: excluded, read only in a form that may be missing, or needed by a
    // module.
    var settled = verification.excused

    for property in properties {
      guard let need = property.dependency, need.kind != .unknown else { continue }
      let identity = KeyIdentity(need.key)
      guard need.kind == .required || need.kind == .named else {
        settled.insert(identity)
        continue
      }
      let isNamed = need.kind == .named
      let isBound = isNamed ? bound.hasName(identity) : bound.isPlainlyBound(identity)
      guard !isBound, !verification.excused.contains(identity) else { continue }
      if let position = isNamed ? namedPositions[identity] : positions[identity] {
        found[position].properties.append(property)
        continue
      }
      if isNamed {
        namedPositions[identity] = found.count
      } else {
        positions[identity] = found.count
      }
      let descriptor = TypeMetadata(need.key).descriptor
      found.append(
        Finding(
          identity: identity, name: "\(need.key)", ownName: String(describing: need.key),
          module: descriptor?.module ?? "",
          hasTestValue: !isNamed && descriptor.map(testKeys.contains) ?? false, isNamed: isNamed,
          properties: [property]
        )
      )
    }

    for need in verification.containers.flatMap(\.declared).flatMap(\.needs) {
      // An unbound need that isn't optional is already a problem of its module.
      settled.insert(KeyIdentity(need.key))
    }
    for key in keys where !key.isGeneric && verification.records?.defaults.contains(key) == false {
      let identity = KeyIdentity(key)
      guard !bound.contains(identity), positions[identity] == nil, namedPositions[identity] == nil,
        !settled.contains(identity)
      else { continue }
      found.append(
        Finding(
          identity: identity, name: key.name, ownName: key.ownName, module: key.module,
          hasTestValue: testKeys.contains(key)
        )
      )
    }
    found.sort { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  /// The keys with a test value that no property injects and no module needs, with their Swift modules.
  var onlyForTests: [String] {
    found.filter(\.isOnlyForTests).map { "'\($0.name)' (\($0.module))" }
  }

  /// The types with properties that inject an unbound key.
  var owners: Set<ContextDescriptor> { Set(found.flatMap(\.properties).compactMap(\.owner)) }

  /// The keys that properties inject and that nothing answers in a test, each with its properties.
  func unanswered(givesTestValues: Bool) -> [(key: String, properties: [String])] {
    found.filter { !$0.properties.isEmpty && !($0.hasTestValue && givesTestValues) }
      .map { ($0.isNamed ? "Named<\($0.name)>" : $0.name, $0.properties.map(\.title).sorted()) }
  }

  /// One problem for each other unbound key.
  var problems: [VerificationProblem] {
    let nearest = NearestKeys(found.isEmpty ? [] : verification.bound.all)
    var hinted: Set<String> = []
    return found.filter { !$0.isOnlyForTests }.map { finding in
      let isFirst = hinted.insert(finding.module).inserted
      let properties = finding.properties.sorted { $0.title < $1.title }
      return VerificationProblem(
        .unboundKey,
        key: finding.name,
        properties: properties.map(\.name),
        message(about: finding, properties.map(\.title), nearest)
          + (isFirst ? hint(about: finding.module) : "")
      )
    }
  }

  private func message(
    about finding: Finding, _ properties: [String], _ nearest: NearestKeys
  ) -> String {
    let container = verification.container.location
    if finding.isNamed {
      return Messages.unnamedKey(
        finding.name, of: finding.module, properties: properties, container: container)
    }
    return Messages.unboundKey(
      finding.name, of: finding.module, properties: properties,
      isInList: verification.bound.contains(finding.identity), hasTestValue: finding.hasTestValue,
      near: nearest.key(named: finding.ownName), container: container
    )
  }

  /// What to do about a Swift module that binds none of its keys, and that the program perhaps doesn't use.
  private func hint(about module: String) -> String {
    let isOneOfMany = found.count { $0.module == module && !$0.isOnlyForTests } > 1
    let container = verification.container.location
    guard isOneOfMany, !verification.scope.isNamed, module != container.module,
      !verification.bound.modules.contains(module)
    else { return "" }
    return Messages.unboundModule(module, container: container)
  }
}
