import LocatorNext

let bad = Container {
  // error: 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .singleton) { Draft() }
}
