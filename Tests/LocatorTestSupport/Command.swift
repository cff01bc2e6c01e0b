import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A command of this machine, and what it printed.
///
/// Commands take turns: as many run at once as there are processors, whichever tests start them. All tests begin
/// together, so that without it hundreds would run, and none would end in the time that it has.
public struct Command: Sendable {
  /// The exit status, or the signal that has ended it.
  public let status: Int32

  /// Whether a signal has ended it.
  public let isStopped: Bool

  /// What it wrote to the standard output.
  public let output: String

  /// What it wrote to the standard error.
  public let errors: String

  /// All that it wrote.
  public var text: String { output + errors }

  /// Runs a command without a terminal.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, or its name, and what follows it.
  ///   - environment: Variables that are set for it.
  ///   - seconds: The time after which it is killed, without that in which it waits for its turn.
  /// - Throws: An error if it can't be run.
  public init(
    _ arguments: [String],
    environment: [String: String] = [:],
    seconds: Int = 120
  ) async throws {
    await Turns.shared.begin()
    do {
      try await self.init(now: arguments, environment, seconds)
    } catch {
      await Turns.shared.end()
      throw error
    }
    await Turns.shared.end()
  }

  /// What it prints goes to files, because a full pipe would block it.
  private init(
    now arguments: [String],
    _ environment: [String: String],
    _ seconds: Int
  ) async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    status = try await Self.status(of: process, seconds)
    isStopped = process.terminationReason == .uncaughtSignal
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  private static func status(of process: Process, _ seconds: Int) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
          if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}

/// Whose turn it is to run a command.
private actor Turns {
  static let shared = Turns()

  private var free = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func end() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
