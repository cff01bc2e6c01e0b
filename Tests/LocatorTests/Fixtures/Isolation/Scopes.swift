import Locator

// A scope of the app's is a static property, which has the isolation of its target.
nonisolated final class Profile: Sendable {}
nonisolated enum Login {}
nonisolated enum ProfileKey: InjectionKey { typealias Value = Profile }

extension Scope where Value: Sendable { static var login: Self { Self(Login.self) } }
nonisolated extension Scope where Value: Sendable { static var order: Self { Self(Login.self) } }

struct Profiles: Assembly {
  var modules: [AnyModule] {
    Module(ProfileKey.self, scope: .login) { Profile() }
    Module(ProfileKey.self, scope: .order) { Profile() }
  }
}

nonisolated func logOut(_ container: Container) {
  // refused(MainActor): main actor-isolated static property 'login' can not be referenced from a nonisolated context
  container.reset(.login)
  container.reset(.order)
}
