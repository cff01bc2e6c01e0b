import Locator

let bad = Container {
  // error: requires that 'ReplicaKey' conform to 'InjectionKey'
  Module(ReplicaKey.self, scope: .singleton) { await Replica() }.eager()
}
