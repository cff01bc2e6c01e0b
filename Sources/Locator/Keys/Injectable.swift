/// A concrete type that is its own key.
///
/// Use it where an abstraction would have one implementation and no test replaces it:
///
/// ```swift
/// struct Settings: Injectable { var volume = 7 }
///
/// Container {
///   Module(Settings.self, scope: .singleton) { Settings() }
/// }
/// .build()
///
/// final class Player {
///   @Inject(Settings.self) var settings
/// }
/// ```
public protocol Injectable: InjectionKey where Value == Self {}
