/// A factory in the storage of its definition, for a key that takes no arguments and never fails.
///
/// It is noncopyable, so that a call doesn't retain what the factory has captured, and looks up no type at run time but
/// the value's.
struct FactoryInPlace<Value>: ~Copyable {
  private let factory: Typed<Void, Value, Never>

  /// Calls the factory.
  @inline(__always)
  borrowing func make(in context: ResolutionContext) -> Value { factory.function(context, ()) }
}

extension ModuleDefinition {
  /// The address of the factory.
  ///
  /// If the key takes no arguments and never fails, this is the address of a ``FactoryInPlace`` of the key's value,
  /// valid for as long as the definition.
  var factoryAddress: UnsafeRawPointer {
    // Safe: an object begins with two words, its type and its reference count. The factory follows as the first stored
    // property, and never changes. It is one function value, like `FactoryInPlace`, and the key determines its types.
    let object = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    return unsafe object + 2 * MemoryLayout<UInt>.size
  }
}

extension UnsafeRawPointer {
  /// Returns a pointer to the factory at the address, which makes values of a type.
  @inline(__always)
  func factory<Value>(of type: Value.Type) -> UnsafePointer<FactoryInPlace<Value>> {
    unsafe assumingMemoryBound(to: FactoryInPlace<Value>.self)
  }
}
