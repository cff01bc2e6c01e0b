import LocatorNext

func bad(_ container: Container) {
  // error: requires that 'Import' conform to 'InjectionTarget'
  container.inject(into: Import(), "a")
}
