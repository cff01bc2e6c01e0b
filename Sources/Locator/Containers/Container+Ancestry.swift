extension Container {
  /// This container after its parents, the outermost first.
  package var ancestry: [Container] {
    var ancestry: [Container] = []
    var next: Container? = self
    while let container = next {
      ancestry.append(container)
      next = container.parent
    }
    return ancestry.reversed()
  }
}
