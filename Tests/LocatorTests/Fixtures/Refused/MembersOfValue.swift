import Locator

let bad = Container {
  // error: requires that 'User' be a class type
  Members(of: User.self).inject(StoreKey.self) { _ = ($0, $1) }
}
