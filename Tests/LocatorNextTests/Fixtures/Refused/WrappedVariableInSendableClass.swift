import LocatorNext

final class Bad: Sendable {
  // error: stored property '_service' of 'Sendable'-conforming class 'Bad' is mutable
  @Inject(ServiceKey.self) var service
}
