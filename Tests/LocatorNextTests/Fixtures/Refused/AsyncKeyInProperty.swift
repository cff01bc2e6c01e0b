import LocatorNext

final class Bad {
  // error: a property can't wait: write '@Inject(Provider<Key>.self)' and call it
  @Inject(DatabaseKey.self) var database
}
