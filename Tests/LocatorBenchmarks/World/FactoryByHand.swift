/// A factory that gets the values of any number of keys, and nothing else: no key is looked up, and nothing is
/// checked.
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
