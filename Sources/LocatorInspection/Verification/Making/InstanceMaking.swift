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

  /// The modules of blueprints that may need a value which isn't given.
  private let ungiven: Set<ObjectIdentifier>

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
        watch: watch, given: making.given
      )
      copies[ObjectIdentifier(container)] = copy
      return copy
    }
    let modules = UnmakeableModules(verification, report)
    unmakeable = report.problems.isEmpty ? [] : modules.slots(in: self.copies)
    let notGiven = self.copies.flatMap(\.allSlots).filter(\.lacksValue)
    ungiven =
      notGiven.isEmpty
      ? [] : modules.slots(in: self.copies, notGiven: notGiven).subtracting(unmakeable)
  }

  /// Creates every instance, and closes the copies, children first.
  mutating func run() async {
    for copy in copies {
      for slot in copy.allSlots
      where !slot.definition.isOfMembers && !isLeftOut(slot) {
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
    let reads = recorder.reads
    var declared: Set<ReadRecorder.Read> = []
    var titles: [ReadRecorder.Site: String] = [:]
    for copy in copies {
      for slot in copy.allSlots {
        let reader = ReadRecorder.Site(slot.definition)
        titles[reader] = Messages.Step(slot.definition).description
        for other in copy.needs(of: slot).flatMap(copy.matches) {
          let read = ReadRecorder.Read(reader: reader, read: ReadRecorder.Site(other.definition))
          declared.insert(read)
        }
      }
    }
    let undeclared = reads.subtracting(declared).compactMap { read -> String? in
      guard let reader = titles[read.reader], let other = titles[read.read] else { return nil }
      return "\(reader) -> \(other)"
    }
    func subjects(_ leftOut: Set<ObjectIdentifier>) -> [String] {
      copies.flatMap(\.allSlots).filter { slot in
        leftOut.contains(ObjectIdentifier(slot)) && !slot.definition.isOfMembers
      }
      .map { Messages.Step($0.definition).description }
    }
    return [
      VerificationNote(.unmadeModules, .unmade, unmade.map { Messages.Step($0).description }),
      VerificationNote(.unmadeModules, .unmakeable, subjects(unmakeable)),
      VerificationNote(.unmadeModules, .ungiven, subjects(ungiven)),
      VerificationNote(.undeclaredReads, .undeclaredReads, undeclared.sorted()),
      VerificationNote(
        .idleSubject, .idleKey,
        making.idleKeys(among: copies.flatMap(\.allSlots).map(\.definition))
      ),
    ].compactMap { $0 }
  }

  private func isLeftOut(_ slot: Slot) -> Bool {
    unmakeable.contains(ObjectIdentifier(slot)) || ungiven.contains(ObjectIdentifier(slot))
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
