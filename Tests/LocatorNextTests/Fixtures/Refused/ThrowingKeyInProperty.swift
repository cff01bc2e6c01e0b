import LocatorNext

final class Bad {
  // error: a property can't throw: write '@Inject(Provider<Key>.self)' and call it
  @Inject(ConfigKey.self) var config
}
