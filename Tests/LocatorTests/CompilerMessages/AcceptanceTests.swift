import Testing

/// Each file in `Fixtures/Accepted` compiles.
@Suite struct AcceptanceTests {
  @Test func `what the design promises compiles`() async throws {
    let files = try Compiler.files(in: "Accepted")
    try #require(!files.isEmpty)
    for file in files {
      for flags in [[], ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]] {
        #expect(try await Compiler.errors(in: [file], flags: flags).isEmpty)
      }
    }
  }
}
