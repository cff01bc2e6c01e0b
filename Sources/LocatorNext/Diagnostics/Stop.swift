/// Stops the program because of a mistake in the user's code.
///
/// Calls `fatalError`, because `precondition` prints nothing in an optimized build.
///
/// - Parameters:
///   - message: What is wrong, where, and how to fix it.
///   - location: The line that the message is about.
package func stop(_ message: String, at location: SourceLocation) -> Never {
  fatalError(message, file: location.fileID, line: location.line)
}
