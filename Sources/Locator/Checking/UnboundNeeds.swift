/// A need that nothing is bound to.
enum UnboundNeeds {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.faultsOfNeeds(.unboundNeed) { need, user in
      guard need.kind == .required, !declarations.isAnswered(need), !need.hasDefault
      else { return nil }
      return Messages.unbound(
        need,
        of: user,
        among: declarations.boundKeys,
        isInList: declarations.isAnswered(need.all)
      )
    }
  }
}
