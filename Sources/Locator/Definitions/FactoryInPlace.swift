/// A factory in the storage of its definition, for a key that takes no arguments and never fails.
///
/// It is noncopyable, so that a call doesn't retain the captured values of the factory, and looks up no type at run
/// time except the value's.
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

#if DEBUG
extension ModuleDefinition {
  /// Stops a Debug build of the library if the factory isn't at ``factoryAddress``.
  ///
  /// Checked once per process.
  static let factoryIsInPlace: Void = {
    let definition = ModuleDefinition(
      Resolver.self,
      lifetime: .transient,
      needs: [],
      location: .unknown,
      factory: ErasedFunction { (_: ResolutionContext, _: Void) in }
    )
    let size = MemoryLayout<ErasedFunction>.size
    // Safe: the object has at least as many bytes there as a factory, whatever they are.
    let found = unsafe UnsafeRawBufferPointer(start: definition.factoryAddress, count: size)
    let isInPlace = unsafe withUnsafeBytes(of: definition.factory) { factory in
      unsafe factory.elementsEqual(found)
    }
    precondition(
      isInPlace,
      """
      Reads call a module's factory where 'ModuleDefinition.factoryAddress' says, and it isn't there. Declare 'factory' \
      as the first stored property of 'ModuleDefinition', or correct the address in FactoryInPlace.swift.
      """
    )
    withExtendedLifetime(definition) {}
  }()
}
#endif

extension UnsafeRawPointer {
  /// Returns a pointer to the factory at this address, which makes values of a type.
  @inline(__always)
  func factory<Value>(of type: Value.Type) -> UnsafePointer<FactoryInPlace<Value>> {
    unsafe assumingMemoryBound(to: FactoryInPlace<Value>.self)
  }
}
