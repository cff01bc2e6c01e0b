import Locator
import LocatorTesting
import Testing

@testable import CocktailMaster

extension Trait where Self == ContainerTrait {
  /// Runs each test case in a fresh program with these cocktails.
  static func program(
    _ repository: @autoclosure @escaping @Sendable () -> FakeRepository,
    favourites: Set<String> = [],
    options: Options = Options()
  ) -> Self {
    .container {
      TestProgram(
        repository: repository(),
        favourites: FavouritesInMemory(favourites),
        options: options
      )
    }
  }
}
