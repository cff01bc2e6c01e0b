import Locator

let bad = Container {
  // error: say that the factory throws the key's 'Failure': '{ () throws(MyError) in ... }'
  Module(ConfigKey.self) { () throws(AccountError) in throw AccountError() }
}
