import Locator
import LocatorTestSupport

/// A container with a service of a scope, which is named after its number, and one that isn't shared.
func serviceContainer(_ scope: Scope<any Service>, _ counter: Counter = Counter()) -> Container {
  Container {
    Module(ServiceKey.self, scope: scope) { ServiceImpl("\(counter.next())") }
    Module(SpareKey.self) { ServiceImpl("spare") }
  }
}
