// swift-format-ignore-file: NoLeadingUnderscores

/// The form of a key that is read without `await`.
///
/// For the library only. `BindingKey` doesn't tell such keys apart, because every key would pay for another protocol; a
/// closure that throws and doesn't wait needs keys of any protocol but the asynchronous ones.
@_documentation(visibility: internal)
public protocol _SynchronousForm: _KeyForm {}

extension BindableKey: _SynchronousForm {}

extension ComposedKey: _SynchronousForm where Key: _SynchronousComposition {}

/// A key that is composed from another one, and read without `await`.
@_documentation(visibility: internal)
public protocol _SynchronousComposition: _Composition {}

extension Optional: _SynchronousComposition
where Wrapped: BindingKey, Wrapped._Form: _SynchronousForm {}

extension Array: _SynchronousComposition
where Element: BindingKey, Element._Form: _BindableForm & _SynchronousForm {}

extension Named: _SynchronousComposition where Base._Form: _SynchronousForm {}

extension Lazy: _SynchronousComposition {}

extension Weak: _SynchronousComposition {}

extension Provider: _SynchronousComposition {}

extension Resolver: _SynchronousComposition {}
