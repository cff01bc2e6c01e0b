import LocatorNext

final class Bad {
  // error: the key takes arguments: write '@Inject(Key.self, arguments)'
  @Inject(ListKey.self) var list
}
