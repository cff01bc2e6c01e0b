// What `print`, `dump` and test reports show of an object with these inside: their types alone. By default they would
// show all that the library holds, and read it while other threads change it.

extension Container: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Blueprint: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Inject: CustomReflectable {
  /// A mirror without children: to show the value would make it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Lazy: CustomReflectable {
  /// A mirror without children: to show the value would make it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Weak: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Provider: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Resolver: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
