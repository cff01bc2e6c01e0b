import LocatorNext

let bad = Container {
  // error: requires the types 'ListKey.Arguments' (aka 'String') and '()' be equivalent
  Module(ListKey.self, scope: .singleton) { letter in ListModel(letter) }.eager()
}
