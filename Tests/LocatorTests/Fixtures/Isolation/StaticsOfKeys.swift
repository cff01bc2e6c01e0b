import Locator

// What a key and a type have as static properties: each has the isolation of its target.
nonisolated protocol Printer: Sendable {}
nonisolated struct Paper: Printer {}
enum PrinterKey: TestInjectionKey { static var testValue: any Printer { Paper() } }
enum CopiesKey: DefaultInjectionKey { static var defaultValue: Int { 1 } }

final class Journal: ResolutionObserver { func didResolve(_ resolution: Resolution) {} }

enum Office {
  // refused(nonisolated, strict): static property 'printer' is not concurrency-safe because it is nonisolated global shared mutable state
  @Inject(PrinterKey.self) static var printer
  static let wrapper = Inject(PrinterKey.self)
}

func use(_ container: Container) -> Int { container[CopiesKey.self] }
