import LocatorNext

func inspect(_ container: Container) {
  // error: value of type 'Container' has no member 'verify'
  _ = container.verify()
  // error: value of type 'Container' has no member 'graph'
  _ = container.graph
  // error: cannot find 'ResolutionTrace' in scope
  _ = ResolutionTrace()
}
