/// A need that nothing is bound to.
enum UnboundNeeds {
  static func faults(in declarations: Declarations) -> [Fault] {
    var nearest: NearestKeys?
    return declarations.faultsOfNeeds(.unboundNeed) { need, user in
      guard need.kind == .required, !declarations.isAnswered(need), !need.hasDefault
      else { return nil }
      let isInList = declarations.isAnswered(need.all)
      if nearest == nil, !isInList { nearest = NearestKeys(declarations.boundKeys) }
      return Messages.unbound(
        need,
        of: user,
        near: isInList ? nil : nearest?.key(near: need.key),
        isInList: isInList
      )
    }
  }
}
