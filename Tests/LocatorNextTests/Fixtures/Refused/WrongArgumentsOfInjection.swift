import LocatorNext

func bad(_ container: Container) {
  // error: cannot convert value of type 'Int' to expected argument type 'Download.Arguments' (aka 'String')
  container.inject(into: Download(), 4)
}
