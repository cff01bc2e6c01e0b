import Locator

/// A key that stands for a number, so that there are 10,000 keys without 10,000 declarations.
protocol NumberedKey: InjectionKey, SendableMetatype
where Value == any Service, Arguments == Void, _Form == BindableKey {}

/// The key of a four-digit number.
enum Number<Thousands, Hundreds, Tens, Ones>: NumberedKey {
  typealias Value = any Service
}

enum Zero {}
enum One {}
enum Two {}
enum Three {}
enum Four {}
enum Five {}
enum Six {}
enum Seven {}
enum Eight {}
enum Nine {}

/// Keys whose types are instantiated at run time.
enum NumberedKeys {
  private static let digits: [Any.Type] = [
    Zero.self, One.self, Two.self, Three.self, Four.self,
    Five.self, Six.self, Seven.self, Eight.self, Nine.self,
  ]

  /// Returns the keys of the numbers from 0, up to 10,000 of them.
  static func first(_ count: Int) -> [any NumberedKey.Type] {
    let all = digits.lazy.flatMap { thousands in
      digits.lazy.flatMap { hundreds in
        digits.lazy.flatMap { tens in
          digits.lazy.map { ones in key(thousands, hundreds, tens, ones) }
        }
      }
    }
    return Array(all.prefix(count))
  }

  private static func key<A, B, C, D>(
    _ thousands: A.Type,
    _ hundreds: B.Type,
    _ tens: C.Type,
    _ ones: D.Type
  ) -> any NumberedKey.Type {
    Number<A, B, C, D>.self
  }

  /// Returns a module, like a line of an assembly.
  @inline(never)
  static func module<K: NumberedKey>(_ key: K.Type) -> AnyModule {
    AnyModule(Module(key, scope: .singleton) { ServiceImpl() })
  }

  /// Returns a container with one module for each key.
  static func container(_ keys: [any NumberedKey.Type]) -> Container {
    Container { for key in keys { module(key) } }
  }
}
