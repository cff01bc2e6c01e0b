/// A factory where its definition keeps it, of a key that takes no arguments and never fails.
///
/// It can't be copied, so that a call counts no reference to what the factory has captured, and asks the runtime for no
/// type but the value's.
struct FactoryInPlace<Value>: ~Copyable {
  private let factory: Typed<Void, Value, Never>

  /// Runs the factory.
  @inline(__always)
  borrowing func make(in context: ResolutionContext) -> Value { factory.function(context, ()) }
}

extension ModuleDefinition {
  /// The address of the factory.
  ///
  /// What is there is a ``FactoryInPlace`` of the value of the module's key, if that takes no arguments and never fails,
  /// for as long as the definition.
  var factoryAddress: UnsafeRawPointer {
    // Safe: an object begins with two words, its type and its count. The factory, as the first of its properties,
    // follows, and never changes. It is one function value, as `FactoryInPlace` is, whose types the key fixes.
    let object = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    return unsafe object + 2 * MemoryLayout<UInt>.size
  }
}

extension UnsafeRawPointer {
  /// The factory at the address, which has values of a type.
  @inline(__always)
  func factory<Value>(of type: Value.Type) -> UnsafePointer<FactoryInPlace<Value>> {
    unsafe assumingMemoryBound(to: FactoryInPlace<Value>.self)
  }
}
