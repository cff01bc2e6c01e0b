import Locator

final class Bad {
  // error: requires that 'ConfigKey' conform to 'InjectionKey'
  @Inject(ConfigKey.self) var config
}
