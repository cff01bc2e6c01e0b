// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LocatorNext

// The keys of a feature, all of which are bound where nothing is wrong.

public enum BasketKey: InjectionKey { public typealias Value = Int }
public enum UserKey: InjectionKey { public typealias Value = Int }
public enum ListKey: InjectionKey {
  public typealias Value = [Int]
  public typealias Arguments = Int
}
public enum PairKey: InjectionKey {
  public typealias Value = Int
  public typealias Arguments = (Int, Int)
}
public struct ConfigError: Error {}
public enum ConfigKey: ThrowingInjectionKey {
  public typealias Value = Int
  public typealias Failure = ConfigError
}
public enum DatabaseKey: AsyncInjectionKey { public typealias Value = Int }
public enum HomeKey: @MainActor InjectionKey { public typealias Value = Int }
public enum LooseHomeKey: InjectionKey { public typealias Value = Int }
public final class Draft {
  public init() {}
}
public enum DraftKey: InjectionKey { public typealias Value = Draft }
public enum AnimalKey: InjectionKey { public typealias Value = String }
public enum QualifiedKey<Tag>: InjectionKey { public typealias Value = Int }
public enum Cat {}
public enum Dog {}
public enum HandKey: InjectionKey { public typealias Value = Int }

// The keys that need no module.

public enum RetriesKey: DefaultInjectionKey { public static var defaultValue: Int { 3 } }
enum PluginKey: InjectionKey { typealias Value = Int }
enum AnalyticsKey: InjectionKey { typealias Value = Int }
