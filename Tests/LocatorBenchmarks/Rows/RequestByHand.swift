/// What a request has, in hand-written code: a given value, and one that is made of it once.
final class RequestByHand {
  let given: any Service
  private(set) lazy var second: any Service = given

  @inline(never)
  init(_ given: any Service) {
    self.given = given
  }
}
