/// Stops the program because of a mistake in the user's code; the message says what is wrong, where, and how to fix it.
///
/// Calls `fatalError`, because `precondition` prints nothing in an optimized build.
package func stop(_ message: String, at location: SourceLocation) -> Never {
  fatalError(message, file: location.fileID, line: location.line)
}

/// Prints a warning to standard error in the compiler's format: what looks wrong, where, and what to check.
package func warn(_ message: String, at location: SourceLocation) {
  writeToStandardError("\(location): warning: \(message)\n")
}
