import Locator

/// A type of one's own, which hides the module of that name.
struct Locator {
  /// An accepted neighbour.
  @Inject(ServiceKey.self) var service
}

final class Bad {
  // error: 'Container' is not a member type of struct 'Fixture.Locator'
  let container: Locator.Container
  init(_ container: Container) { self.container = container }
}
