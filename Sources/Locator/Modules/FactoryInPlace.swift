/// A factory where its binding keeps it.
///
/// It can't be copied, so that a call counts no reference to what the factory has captured.
private struct FactoryInPlace<Value>: ~Copyable {
  let factory: Typed<Void, Value, Never>

  @inline(__always)
  borrowing func make(in context: ResolutionContext) -> Value { factory.make(context, ()) }
}

extension Binding {
  /// Runs the factory of a key that takes no arguments and never fails.
  ///
  /// By itself, because here the runtime is asked for no type but the value's.
  ///
  /// - Precondition: The key is the one of the module, and its arguments are `Void`. Somebody holds the binding
  ///   until the factory is done.
  @inline(__always)
  func makeInPlace<K: InjectionKey>(_ key: K.Type, _ context: ResolutionContext) -> K.Value {
    // Safe: an object begins with two words, its type and its count. The factory, as the first of its properties,
    // follows, and never changes. It is one function value, as `FactoryInPlace` is, whose types the key fixes.
    let object = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    let place = unsafe object + 2 * MemoryLayout<UInt>.size
    return unsafe place.assumingMemoryBound(to: FactoryInPlace<K.Value>.self)
      .pointee.make(in: context)
  }
}
