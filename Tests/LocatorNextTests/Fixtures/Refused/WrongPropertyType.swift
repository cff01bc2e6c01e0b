import LocatorNext

final class Bad {
  // error: property type 'any Page' does not match 'wrappedValue' type 'any Service'
  @Inject(ServiceKey.self) var service: any Page
}
