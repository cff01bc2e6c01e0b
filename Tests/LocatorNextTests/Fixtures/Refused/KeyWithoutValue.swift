import LocatorNext

// error: type 'EmptyKey' does not conform to protocol 'BindingKey'
enum EmptyKey: InjectionKey {}

func list() -> Container {
  Container {
    // error: 'EmptyKey'
    Module(EmptyKey.self) { 4 }
  }
}
