import LocatorNext

func read(_ container: Container, _ resolver: Resolver) {
  // error: 'resolve(_:named:fileID:line:)' has been renamed to 'resolve(_:name:)'
  _ = container.resolve(AnimalKey.self, named: "cat")
  // error: 'resolve(_:named:fileID:line:)' has been renamed to 'resolve(_:name:)'
  _ = resolver.resolve(AnimalKey.self, named: "cat")
}
