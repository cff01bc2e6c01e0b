/// A need whose key takes arguments, which nobody could pass.
enum NeedsWithArguments {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.faultsOfNeeds(.needWithArguments) { need, user in
      need.takesArguments ? Messages.needWithArguments(need, of: user) : nil
    }
  }
}
