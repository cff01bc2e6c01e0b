// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Locator

// Generic keys of every kind, and types that are declared in generic ones.

protocol Figure {}
protocol Tone {}
struct Square: Figure, Tone {}
struct FigureError: Error {}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
enum Sized<let count: Int>: InjectionKey { typealias Value = Int }
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Many<each Item>: InjectionKey { typealias Value = Int }
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Ends<First, each Item>: InjectionKey { typealias Value = Int }
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Rows<each Item, Last: InjectionKey>: InjectionKey { typealias Value = Int }
enum Shaped<Item: Figure>: InjectionKey { typealias Value = Int }
enum Keyed<Key: InjectionKey>: InjectionKey { typealias Value = Int }
enum Listed<Items: Sequence>: InjectionKey where Items.Element: Figure { typealias Value = Int }
enum Owning<Item: ~Copyable>: InjectionKey { typealias Value = Int }
struct Unique: ~Copyable {}
final class Cache<Item>: Injectable { typealias Value = Cache<Item> }
enum MainKey: @MainActor InjectionKey { typealias Value = Int }

struct Outer<Item> {
  enum Key: InjectionKey { typealias Value = Int }

  enum Deeper {
    enum Key: InjectionKey { typealias Value = Int }
  }

  class Inner<Other> {
    enum Key: InjectionKey { typealias Value = Int }
  }
}

extension Outer {
  enum Extended<Other>: InjectionKey { typealias Value = Int }
}

extension Outer where Item: Figure {
  enum Conditional: InjectionKey { typealias Value = Int }
}

extension Outer where Item == T1 {
  enum Fixed: InjectionKey { typealias Value = Int }
}

extension Array {
  enum Key: InjectionKey { typealias Value = Int }

  final class Holder {
    let own: Inject<P2<T1, T1>>

    init() { own = Inject(P2<T1, T1>.self) }
  }
}

enum Space {
  enum Plain {}

  enum Key<A>: InjectionKey { typealias Value = Int }
}

/// A type that is a key because this module says so.
extension Substring: BindingKey, InjectionKey {
  public typealias Value = Int
}
