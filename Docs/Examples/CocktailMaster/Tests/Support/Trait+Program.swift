import Locator
import LocatorTesting
import Testing

@testable import CocktailMaster

extension Trait where Self == ContainerTrait {
  /// Runs the test in a program with these cocktails, made anew for each case of the test.
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
