import Foundation
import Testing

/// Every code sample in the README, the documentation and the comments of the sources compiles.
///
/// ``SwiftUITests`` has those that need SwiftUI.
@Suite struct DocumentationTests {
  @Test func `every sample compiles`() async throws {
    let samples = try Sample.all()
    try #require(samples.count > 30)
    let errors = try await Sample.errors(in: samples)
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
  }
}
