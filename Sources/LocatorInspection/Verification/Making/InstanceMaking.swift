import Locator

/// Copies of containers in which every instance is created once.
@MainActor
struct InstanceMaking {
  /// The copies, parents first.
  private let copies: [Container]

  private let recorder = ReadRecorder()
  private let making: VerificationMaking

  /// The errors that factories or `close()` have thrown.
  private(set) var problems: [VerificationProblem] = []

  /// The modules whose arguments aren't known.
  private var unmade: [Definition] = []

  /// The modules that problems keep from being made.
  private let unmakeable: Set<ObjectIdentifier>

  /// Copies the containers of a verification, in which parents precede their children.
  init(_ verification: Verification, _ report: VerificationReport, _ making: VerificationMaking) {
    self.making = making
    // What is known so far would be lost if a factory stopped the program.
    let watch: TestWatch? =
      report.problems.isEmpty
      ? nil
      : TestWatch { escape in
        if escape.isFatal { warn(report.description, at: report.location) }
      }
    var copies: [ObjectIdentifier: Container] = [:]
    self.copies = verification.containers.map { [recorder] container in
      let copy = container.copy(
        parent: container.parent.flatMap { copies[ObjectIdentifier($0)] }, observer: recorder,
        watch: watch
      )
      copies[ObjectIdentifier(container)] = copy
      return copy
    }
    unmakeable =
      report.problems.isEmpty
        && !verification.containers.flatMap(\.declared).contains(where: \.isGiven)
      ? [] : UnmakeableModules(verification, report).slots(in: self.copies)
  }

  /// Creates every instance, and closes the copies, children first.
  mutating func run() async {
    for copy in copies {
      for slot in copy.allSlots
      where !slot.definition.isOfMembers && !unmakeable.contains(ObjectIdentifier(slot)) {
        await make(slot)
      }
    }
    for copy in copies.reversed() {
      do {
        try await copy.close()
      } catch {
        problems.append(
          VerificationProblem(.failure, Messages.failedClosing(copy.location, "\(error)"))
        )
      }
    }
  }

  /// The reads that happened inside of factories, decorators and hooks.
  var reads: Set<ReadRecorder.Read> { recorder.reads }

  /// Findings about the created instances that aren't problems.
  var notes: [VerificationNote] {
    let made = recorder.made
    let reads = recorder.reads
    var idle: [String] = []
    var declared: Set<ReadRecorder.Read> = []
    var titles: [ReadRecorder.Site: String] = [:]
    for copy in copies {
      for slot in copy.allSlots {
        let reader = ReadRecorder.Site(slot.definition)
        titles[reader] = Messages.Step(slot.definition).description
        for other in copy.needs(of: slot).flatMap(copy.matches) {
          let read = ReadRecorder.Read(reader: reader, read: ReadRecorder.Site(other.definition))
          guard declared.insert(read).inserted, made.contains(reader), !reads.contains(read) else {
            continue
          }
          idle.append(Messages.path(slot.definition, other.definition))
        }
      }
    }
    let undeclared = reads.subtracting(declared).compactMap { read -> String? in
      guard let reader = titles[read.reader], let other = titles[read.read] else { return nil }
      return "\(reader) -> \(other)"
    }
    let prevented = copies.flatMap(\.allSlots).filter { slot in
      unmakeable.contains(ObjectIdentifier(slot)) && !slot.definition.isOfMembers
    }
    return [
      VerificationNote(.unmadeModules, .unmade, unmade.map { Messages.Step($0).description }),
      VerificationNote(
        .unmadeModules, .unmakeable, prevented.map { Messages.Step($0.definition).description }
      ),
      VerificationNote(.unusedNeeds, .unusedNeeds, idle),
      VerificationNote(.undeclaredReads, .undeclaredReads, undeclared.sorted()),
    ].compactMap { $0 }
  }

  /// Creates the instance of a module.
  private mutating func make(_ slot: Slot) async {
    do {
      // On the main actor, where the conformance of every key can be looked up: keys of other actors are
      // asynchronous, and their conformances never isolated.
      guard let key = slot.definition.key as? any BindingKey.Type, try await make(key, slot) else {
        unmade.append(slot.definition)
        return
      }
    } catch {
      problems.append(
        VerificationProblem(
          .failure, key: "\(slot.definition.key)",
          Messages.failedMaking(slot.definition, "\(error)")
        )
      )
    }
  }

  /// Creates the instance of a key, unless its arguments aren't known.
  private func make<K: BindingKey>(_ key: K.Type, _ slot: Slot) async throws -> Bool {
    guard let arguments = making.arguments(of: key) else { return false }
    try await slot.resolve(key, arguments)
    return true
  }
}
