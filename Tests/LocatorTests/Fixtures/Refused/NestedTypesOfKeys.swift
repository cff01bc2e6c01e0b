import Locator

// A nested type has the name of what a key declares.

// error: 'InjectionKey' requires the types 'Client.Failure' and 'Never' be equivalent
struct Client: Injectable {
  enum Failure: Error { case offline }
}

// error: 'InjectionKey' requires the types 'FeedKey.Failure' and 'Never' be equivalent
enum FeedKey: InjectionKey {
  typealias Value = Int
  enum Failure: Error { case offline }
}

struct Command: Injectable {
  struct Arguments { var path = "" }
}

let bad = Container {
  // error: 'Arguments' of the type is what its key takes: write '{ arguments in ... }', or give the nested type another name
  Module(Command.self) { Command() }
  // error: 'Arguments' of the type is what its key takes: write '{ need, arguments in ... }', or give the nested type another name
  Module(Command.self, needs: StoreKey.self) { store in Command() }
}
