import Locator

// A value is given to an injected property, where a module or '$property.override(with:)' should give it. An assignment
// gets the compiler's own words, because a setter that could say more would make a variable of the property.

class Shelf {
  @Inject(StoreKey.self) var store
  @Inject(HullKey.self) var hull
  @Inject(LabelKey.self, "a") var label
  init() {}
}
struct Line {
  @Inject(StoreKey.self) var store
  var number = 0
}
@MainActor class Stage { @Inject(ScreenKey.self) var screen }
actor Desk { @Inject(StoreKey.self) var store }

func ofClass(_ shelf: Shelf) {
  // error: cannot assign to property: 'store' is a get-only property
  shelf.store = Store()
}

func ofStruct() {
  let line = Line()
  // error: cannot assign to property: 'store' is a get-only property
  line.store = Store()
}

@MainActor func ofMainActor(_ stage: Stage) {
  // error: cannot assign to property: 'screen' is a get-only property
  stage.screen = ScreenImpl(title: "")
}

func withArguments(_ shelf: Shelf) {
  // error: cannot assign to property: 'label' is a get-only property
  shelf.label = Label("b")
}

func ofPart(_ shelf: Shelf) {
  // error: cannot assign to property: 'hull' is a get-only property
  shelf.hull.name = "hull"
}

func ofPartInPlace(_ shelf: Shelf) {
  // error: left side of mutating operator isn't mutable: 'hull' is a get-only property
  shelf.hull.weight += 1
}

func ofVariable() {
  @Inject(StoreKey.self) var store
  // error: cannot assign to value: 'store' is a get-only property
  store = Store()
}

/// A protocol that a struct may conform to, so that the compiler takes its setter for a change of the property.
protocol Titled { var title: String { get set } }
enum TitledKey: InjectionKey { typealias Value = any Titled }
struct Leaf { @Inject(TitledKey.self) var titled }

func ofProtocolWithSetter(_ page: Leaf) {
  // error: cannot assign to property: 'titled' is a get-only property
  page.titled.title = "Tea"
}

func ofWrongType(_ shelf: Shelf) {
  // error: cannot assign value of type 'Int' to type 'StoreKey.Value' (aka 'Store')
  // error: cannot assign to property: 'store' is a get-only property
  shelf.store = 4
}

func typoInName(_ shelf: Shelf) {
  // error: value of type 'Shelf' has no member 'stoer'
  shelf.stoer = Store()
}

func inInitializer() {
  final class Own {
    @Inject(StoreKey.self) var store
    init(store: Store) {
      // error: cannot assign to property: 'store' is a get-only property
      self.store = store
    }
  }
}

func inInitializerOfActor() {
  actor Own {
    @Inject(StoreKey.self) var store
    func replace() {
      // error: cannot assign to property: 'store' is a get-only property
      store = Store()
    }
  }
}

func inMemberwiseInitializer() {
  // error: cannot convert value of type 'Store' to expected argument type 'Inject<StoreKey>'
  _ = Line(store: Store(), number: 4)
}

func initialValue() {
  struct Own {
    // error: the value of an injected property comes from a module: write 'Module(Key.self) { value }', or '$property.override(with: value)' for one object
    @Inject(StoreKey.self) var store = Store()
  }
}

func initialValueOfType() {
  class Own {
    // error: the value of an injected property comes from a module: write 'Module(Key.self) { value }', or '$property.override(with: value)' for one object
    @Inject(ServiceKey.self) var service: any Service = ServiceImpl(Store())
  }
}

func initialValueWithArguments() {
  struct Own {
    // error: the value of an injected property comes from a module: write 'Module(Key.self) { arguments in value }', or '$property.override(with: value)' for one object
    @Inject(LabelKey.self, "a") var label = Label("b")
  }
}

@MainActor func initialValueOfMainActor() {
  @MainActor class Own {
    // error: the value of an injected property comes from a module: write 'Module(Key.self) { value }', or '$property.override(with: value)' for one object
    @Inject(ScreenKey.self) var screen: any Screen = ScreenImpl(title: "")
  }
}

func overrideOfWrongType(_ shelf: Shelf) {
  // error: cannot convert value of type 'Int' to expected argument type 'StoreKey.Value' (aka 'Store')
  shelf.$store.override(with: 4)
}

func wrapperOfWrongType(_ shelf: Shelf) {
  // error: cannot assign value of type 'Store' to type 'Inject<StoreKey>'
  shelf.$store = Store()
}

func resetWithArguments() {
  class Own {
    @Inject(LabelKey.self, "a") var label
    func forget() {
      // error: 'reset()' is unavailable: the arguments are released when the value exists: set a new wrapper, '_property = Inject(Key.self, arguments)'
      $label.reset()
    }
  }
}
