import Locator
import LocatorInspection
import Testing

private enum UserKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Int }
private enum PriceKey: InjectionKey { typealias Value = Int }
private enum CacheKey: InjectionKey { typealias Value = any Service }

private enum Screen {}
extension Scope where Value: Sendable {
  fileprivate static var screen: Self { Self(Screen.self) }
  fileprivate static var minute: Self { .expiring(after: .seconds(60)) }
  fileprivate static var hour: Self { .expiring(after: .seconds(3600)) }
}

/// `verify()` finds instances that hold others of a shorter lifetime.
@Suite struct CaptiveDependencyTests {
  /// Two scopes, and whether an instance of the first may hold one of the second.
  static let scopes: [(holder: Scope<any Service>, held: Scope<any Service>, isRight: Bool)] = [
    (.singleton, .singleton, true), (.singleton, .weak, true), (.singleton, .session, false),
    (.singleton, .minute, false),
    (.weak, .singleton, true), (.weak, .weak, true), (.weak, .session, false),
    (.weak, .minute, false),
    (.session, .singleton, true), (.session, .weak, true), (.session, .session, true),
    (.session, .screen, false), (.session, .minute, false),
    (.minute, .singleton, true), (.minute, .weak, true), (.minute, .session, false),
    (.minute, .hour, true), (.hour, .minute, false), (.minute, .minute, true),
  ]

  @Test(arguments: scopes)
  func `an instance holds nothing that can be dropped before it`(
    _ scopes: (holder: Scope<any Service>, held: Scope<any Service>, isRight: Bool)
  ) {
    let container = Container {
      Module(CacheKey.self, scope: scopes.holder, needs: ServiceKey.self) { $0 }
      Module(ServiceKey.self, scope: scopes.held) { ServiceImpl() }
    }
    #expect(problems(of: container).map(\.kind) == (scopes.isRight ? [] : [.captiveDependency]))
  }

  @Test func `what is held through transient instances is held`() {
    let container = Container {
      Module(
        CartKey.self,
        scope: .singleton,
        needs: PriceKey.self,
        fileID: "App/Main.swift",
        line: 2
      ) { $0 }
      Module(PriceKey.self, needs: UserKey.self, fileID: "App/Main.swift", line: 3) { $0 }
      Module(UserKey.self, scope: .session, fileID: "App/Main.swift", line: 4) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(
      error?.problems.map(\.description) == [
        """
        'CartKey', of the scope 'singleton', keeps an instance of 'UserKey', of the scope 'Session', \
        after that was dropped: 'CartKey' (App/Main.swift:2) -> 'PriceKey' (App/Main.swift:3) -> \
        'UserKey' (App/Main.swift:4). Let 'PriceKey' need 'Provider<UserKey>.self' instead, and call it \
        at each use, or give 'CartKey' the scope of 'UserKey'.
        """
      ]
    )
  }

  @Test func `what is held through a shared instance is that one's mistake alone`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton, needs: PriceKey.self) { $0 }
      Module(PriceKey.self, scope: .singleton, needs: UserKey.self) { $0 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["PriceKey"])
  }

  @Test func `a provider holds nothing`() throws {
    _ = try verify(
      Container {
        Module(CartKey.self, scope: .singleton, needs: Provider<UserKey>.self) { $0() }
        Module(UserKey.self, scope: .session) { 1 }
      }
    )
  }

  @Test func `a list and an optional hold what they find`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton, needs: [UserKey].self) { $0.count }
      Module(PriceKey.self, scope: .singleton, needs: UserKey?.self) { $0 ?? 0 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["CartKey", "PriceKey"])
  }

  @Test func `a transient instance of the parent is held as the child makes it`() {
    let parent = Container {
      Module(UserKey.self) { 1 }
      Module(PriceKey.self, needs: UserKey.self) { $0 }
    }
    let child = Container(parent: parent) {
      Module(UserKey.self, scope: .session) { 2 }
      Module(CartKey.self, scope: .singleton, needs: PriceKey.self) { $0 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(parent, child: child) }
    #expect(error?.problems.map(\.key) == ["CartKey"])
  }

  @Test func `a decorator holds what it needs`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton) { 1 }
      Decorator(CartKey.self, needs: UserKey.self) { $0 + $1 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["CartKey"])
  }
}
