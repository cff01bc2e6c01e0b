/// A need whose key takes arguments, which nobody could pass.
enum NeedsWithArguments {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.faultsOfNeeds(.needWithArguments) { need, user in
      declarations.takesArguments(need) ? Messages.needWithArguments(need, of: user) : nil
    }
  }
}

extension Declarations {
  /// Whether what a need asks for can't be made without arguments.
  ///
  /// As a module of the key says, which is sooner asked than the key.
  fileprivate func takesArguments(_ need: Dependency) -> Bool {
    guard need.isMadeAtOnce else { return false }
    return anyBinding(for: need)?.takesArguments ?? need.takesArguments
  }
}
