import Locator

// error: type 'EmptyKey' does not conform to protocol 'BindingKey'
enum EmptyKey: InjectionKey {}

func list() -> Container {
  Container {
    // error: requires the types 'EmptyKey.Arguments' and '()' be equivalent
    Module(EmptyKey.self) { 4 }
  }
}
