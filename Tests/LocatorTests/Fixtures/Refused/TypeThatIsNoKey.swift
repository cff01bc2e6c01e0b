import Locator

func read(_ container: Container, _ resolver: Resolver) {
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  _ = container[ServiceImpl.self]
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  let service: any Service = container[(any Service).self]
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  _ = resolver[Store.self]
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  let store: Store = resolver[Store.self]
}
