import Locator

let bad = Container {
  // error: requires that 'User' be a class type
  Members(of: User.self) { user in _ = user }
}
