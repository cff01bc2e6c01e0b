/// A factory that only calls the factories of its needs, without looking up keys or checking anything.
struct FactoryByHand<Value>: Sendable {
  private let make: @Sendable () -> Value

  init<each Need: KeyByHand>(
    needs: repeat (each Need).Type,
    make: @escaping @Sendable (repeat (each Need).Value) -> Value
  ) {
    self.make = { make(repeat (each Need).factory()) }
  }

  @inline(never)
  func callAsFunction() -> Value { make() }
}
