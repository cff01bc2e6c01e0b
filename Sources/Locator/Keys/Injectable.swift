/// A concrete type that is its own key.
///
/// Use it if an abstraction would have a single implementation that no test replaces:
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
