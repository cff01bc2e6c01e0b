import LocatorNext

let bad = Container {
  // error: throwing function of type '@Sendable () throws(AccountError) -> ConfigKey.Value'
  Module(ConfigKey.self) { () throws(AccountError) in throw AccountError() }
}
