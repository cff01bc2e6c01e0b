// Collections of instances, and additions to a factory, in hand-written code.

extension ByHand {
  private static let first: any Service = ServiceImpl()
  private static let second: any Service = ServiceImpl()
  private static let third: any Service = ServiceImpl()
  private static let fourth: any Service = ServiceImpl()
  private static let fifth: any Service = ServiceImpl()

  /// The names of five modules.
  static let names = ["first", "second", "third", "fourth", "fifth"]

  @inline(never)
  static func readOptional() -> (any Service)? { first }

  @inline(never)
  static func readList() -> [any Service] { [first, second, third, fourth, fifth] }

  @inline(never)
  static func readNamed() -> [String: any Service] {
    ["first": first, "second": second, "third": third, "fourth": fourth, "fifth": fifth]
  }

  @inline(never)
  static func makeAndPrepare() -> any Service {
    let made: any Service = ServiceImpl()
    consume(made)
    return made
  }

  @inline(never)
  static func makeDecorated() -> any Service { DecoratedService(ServiceImpl()) }
}
