import Locator

// The services that the benchmarks create, with the library and in hand-written code.

/// A typical service of an app, behind a protocol that isn't limited to classes.
protocol Service: Sendable {
  var number: Int { get }
}

/// An implementation as a class, so that a copy costs a retain, and a new instance an allocation.
final class ServiceImpl: Service {
  let number = 4
}

/// A service that wraps another one.
final class DecoratedService: Service {
  private let inner: any Service

  init(_ inner: any Service) { self.inner = inner }

  var number: Int { inner.number }
}

enum ServiceKey: InjectionKey { typealias Value = any Service }

// A -> B and C, and both -> D: five objects if D is transient, and four if it is shared.

protocol PartA: Sendable {}
protocol PartB: Sendable {}
protocol PartC: Sendable {}
protocol PartD: Sendable {}

final class PartAImpl: PartA {
  let b: any PartB
  let c: any PartC

  init(_ b: any PartB, _ c: any PartC) {
    self.b = b
    self.c = c
  }
}

final class PartBImpl: PartB {
  let d: any PartD

  init(_ d: any PartD) { self.d = d }
}

final class PartCImpl: PartC {
  let d: any PartD

  init(_ d: any PartD) { self.d = d }
}

final class PartDImpl: PartD {}

enum PartAKey: InjectionKey { typealias Value = any PartA }
enum PartBKey: InjectionKey { typealias Value = any PartB }
enum PartCKey: InjectionKey { typealias Value = any PartC }
enum PartDKey: InjectionKey { typealias Value = any PartD }

/// Five keys of singletons: five reads of one key would repeat the same look-up.
enum FirstKey: InjectionKey { typealias Value = any Service }
enum SecondKey: InjectionKey { typealias Value = any Service }
enum ThirdKey: InjectionKey { typealias Value = any Service }
enum FourthKey: InjectionKey { typealias Value = any Service }
enum FifthKey: InjectionKey { typealias Value = any Service }

enum Session {}

extension Scope where Value: Sendable {
  static var session: Self { Self(Session.self) }
}

enum AsyncServiceKey: AsyncInjectionKey { typealias Value = any Service }
