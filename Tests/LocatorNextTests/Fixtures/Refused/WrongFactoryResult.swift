import LocatorNext

struct Stranger {}

let bad = Container {
  // error: cannot convert value of type 'Stranger' to closure result type 'ServiceKey.Value' (aka 'any Service')
  Module(ServiceKey.self) { Stranger() }
}
