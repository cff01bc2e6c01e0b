import LocatorNext

/// A key of text that is made of arguments: a key of its own for each type of them.
enum TextKey<Arguments>: InjectionKey { typealias Value = String }
