import LocatorNext

final class Bad {
  // error: cannot convert value of type 'Int' to expected argument type 'ListKey.Arguments' (aka 'String')
  @Inject(ListKey.self, 4) var list
}
