import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: cannot convert value of type 'Int' to expected argument type 'ListKey.Arguments' (aka 'String')
  _ = container[ListKey.self, 4]
  // error: cannot convert value of type 'Int' to expected argument type 'AccountKey.Arguments' (aka 'String')
  _ = try container[AccountKey.self, 4]
  // error: cannot convert value of type 'String' to expected argument type 'ReportKey.Arguments' (aka 'Int')
  _ = try await resolver.resolve(ReportKey.self, "a")
  // error: cannot convert value of type 'String' to expected argument type 'Void'
  _ = resolver[ServiceKey.self, "a"]
}
