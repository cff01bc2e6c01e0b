/// A key that declares its own factory.
protocol KeyByHand: SendableMetatype {
  associatedtype Value

  static var factory: FactoryByHand<Value> { get }
}

extension PartAKey: KeyByHand {
  static let factory = FactoryByHand<any PartA>(
    needs: PartBKey.self,
    PartCKey.self,
    make: PartAImpl.init
  )
}

extension PartBKey: KeyByHand {
  static let factory = FactoryByHand<any PartB>(needs: PartDKey.self, make: PartBImpl.init)
}

extension PartCKey: KeyByHand {
  static let factory = FactoryByHand<any PartC>(needs: PartDKey.self, make: PartCImpl.init)
}

extension PartDKey: KeyByHand {
  static let factory = FactoryByHand<any PartD> { PartDImpl() }
}
