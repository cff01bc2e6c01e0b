import Locator
import LocatorTestSupport
import Testing

private struct User: Equatable, Sendable { var name: String }
private enum UserKey: InjectionKey { typealias Value = User }
private enum BasketKey: InjectionKey { typealias Value = Basket }
private enum ScreenKey: InjectionKey { typealias Value = ScreenModel }
private enum StoreKey: InjectionKey { typealias Value = any Service }
private enum LateKey: AsyncInjectionKey { typealias Value = Basket }
private enum GreetingKey: InjectionKey {
  typealias Value = String
  typealias Arguments = String
}

/// What a session owns, which holds every kind of wrapper.
private final class Basket: Sendable {
  let user = Inject(UserKey.self)
  let store = Inject(StoreKey.self)
  let words = Inject([WordKey].self)
  let greet = Inject(GreetingKey.self, "Hello")
  let screens: Provider<ScreenKey>
  let freed: Counter

  init(_ screens: Provider<ScreenKey>, freed: Counter) {
    self.screens = screens
    self.freed = freed
  }

  deinit { freed.next() }

  func use() -> String {
    "\(user().name) \(store().name) \(words()) \(greet()) \(screens().user().name)"
  }
}

/// A view model that finds what its session has.
private final class ScreenModel: Sendable {
  let user = Inject(UserKey.self)
  let basket = Inject(BasketKey.self)

  func name() -> String { user().name }

  /// The name after a task, a detached one and a hop.
  func names() async -> [String] {
    async let child = name()
    let task = Task { name() }
    let detached = Task.detached { self.name() }
    let onMain = await MainActor.run { name() }
    await Task.yield()
    return await [child, task.value, detached.value, onMain, name()]
  }
}

/// The container of a program, whose sessions have a user and a basket each.
private func program() -> Container {
  Container {
    Module(StoreKey.self, scope: .singleton) { ServiceImpl("store") }
    Module(WordKey.self) { "program" }.named("program")
    Module(ScreenKey.self) { ScreenModel() }
  }
}

/// How the container of a session is made.
private enum Opening: CaseIterable {
  case list, blueprint
}

/// The container of a session.
private func session(
  _ name: String,
  of parent: Container,
  freed: Counter = Counter(),
  _ opening: Opening
) -> Container {
  @ModuleBuilder func modules() -> [AnyModule] {
    Module(GreetingKey.self, scope: .singleton, needs: UserKey.self) { "\($1), \($0.name)" }
    Module(BasketKey.self, scope: .singleton, needs: Provider<ScreenKey>.self) {
      Basket($0, freed: freed)
    }
    Module(LateKey.self, scope: .custom, needs: BasketKey.self, Provider<ScreenKey>.self) {
      Basket($1, freed: freed)
    }
  }
  switch opening {
  case .list:
    return Container(parent: parent) {
      Module(UserKey.self, scope: .singleton) { User(name: name) }
      modules()
    }
  case .blueprint:
    let sessions = Blueprint(parent: parent, given: UserKey.self) { modules() }
    return sessions.container(User(name: name))
  }
}

/// A child container lives as long as a session or a request, and so do its instances.
@Suite struct SessionTests {
  @Test(arguments: Opening.allCases)
  fileprivate func `a model of a session finds the session's values, wherever it reads them`(
    opening: Opening
  ) async {
    let program = program()
    let sessions = ["Ada", "Bob"].map { session($0, of: program, opening) }
    for (session, name) in zip(sessions, ["Ada", "Bob"]) {
      // The program declares the model, and the session that is read makes it.
      let model = session[ScreenKey.self]
      #expect(model.name() == name)
      #expect(await model.names() == [String](repeating: name, count: 5))
      withExtendedLifetime(session) { #expect(model.basket() === session[BasketKey.self]) }
    }
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `sessions share what the program has, and nothing else`(opening: Opening) {
    let program = program()
    let sessions = ["Ada", "Bob"].map { session($0, of: program, opening) }
    let baskets = sessions.map { $0[BasketKey.self] }
    #expect(baskets[0] !== baskets[1])
    // An optimized build releases what isn't used any longer.
    withExtendedLifetime(sessions) {
      #expect(baskets[0].store() === baskets[1].store())
      #expect(
        baskets.map { $0.use() }
          == ["Ada", "Bob"].map {
            "\($0) store [\"program\"] Hello, \($0) \($0)"
          }
      )
    }
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `a session is freed with what it owns, though that holds every kind of wrapper`(
    opening: Opening
  ) async {
    let freed = Counter()
    let program = program()
    weak var dropped: Container?
    do {
      let session = session("Ada", of: program, freed: freed, opening)
      dropped = session
      withExtendedLifetime(session) {
        #expect(session[BasketKey.self].use().hasPrefix("Ada"))
      }
      #expect(await session.resolve(LateKey.self).use().hasPrefix("Ada"))
      withExtendedLifetime(session) { _ = session[ScreenKey.self].basket() }
    }
    #expect(dropped == nil)
    #expect(freed.count == 2)
    #expect(program[StoreKey.self].name == "store")
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `many sessions live at once, and each ends for itself`(opening: Opening) {
    let freed = Counter()
    let program = program()
    var sessions = (0..<1_000).map { session("\($0)", of: program, freed: freed, opening) }
    #expect(sessions.enumerated().allSatisfy { $1[BasketKey.self].user().name == "\($0)" })
    sessions.removeSubrange(1..<999)
    #expect(freed.count == 998)
    #expect(sessions.map { $0[UserKey.self].name } == ["0", "999"])
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `a session of a session finds what both have`(opening: Opening) {
    let program = program()
    let outer = session("outer", of: program, opening)
    let inner = Container(parent: outer) {
      Module(UserKey.self, scope: .singleton) { User(name: "inner") }
      Module(WordKey.self) { "request" }.named("request")
    }
    let model = inner[ScreenKey.self]
    #expect(model.name() == "inner")
    // The outer session declares the basket, which never sees the inner one's user.
    #expect(model.basket().user().name == "outer")
    #expect(inner[[WordKey].self] == ["program", "request"])
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `a session that is opened again starts afresh`(opening: Opening) {
    let program = program()
    let baskets = (0..<2).map { _ in session("Ada", of: program, opening)[BasketKey.self] }
    #expect(baskets[0] !== baskets[1])
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `what only a session has is found in no other one`(opening: Opening) {
    let program = program()
    let session = session("Ada", of: program, opening)
    for container in [program, Container(parent: program) {}] {
      #expect(container[UserKey?.self] == nil)
      #expect(container[BasketKey?.self] == nil)
      #expect(!container.contains(UserKey.self))
    }
    #expect(session[UserKey?.self] == User(name: "Ada"))
  }

  @Test func `a shared instance of the program can't need what only a session has`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(
          StoreKey.self,
          scope: .singleton,
          needs: UserKey.self,
          fileID: "App/Main.swift",
          line: 4
        ) { ServiceImpl($0.name) }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - Nothing is bound to 'UserKey', which 'StoreKey' needs (App/Main.swift:4). Add \
        'Module(UserKey.self) { ... }' to the container.
        """
      )
    )
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `threads open and drop sessions while others read`(opening: Opening) {
    let freed = Counter()
    let program = program()
    let long = session("long", of: program, opening)
    onThreads(16) { number in
      for round in 0..<50 {
        let session = session("\(number).\(round)", of: program, freed: freed, opening)
        withExtendedLifetime(session) {
          #expect(session[BasketKey.self].use().hasPrefix("\(number).\(round) store"))
        }
        #expect(long[BasketKey.self].user().name == "long")
      }
    }
    #expect(freed.count == 16 * 50)
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `tasks open sessions and find their own`(opening: Opening) async {
    let program = program()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<500 {
        group.addTask {
          let session = session("\(number)", of: program, opening)
          return await withContainer(session) {
            let model = ScreenModel()
            await Task.yield()
            return await model.names().allSatisfy { $0 == "\(number)" }
              && UserKey.currentValue().name == "\(number)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(arguments: Opening.allCases)
  fileprivate func `an object that is made elsewhere with a session's container stays with it`(
    opening: Opening
  ) {
    let program = program()
    let sessions = ["Ada", "Bob"].map { session($0, of: program, opening) }
    let models = sessions.map { withContainer($0) { ScreenModel() } }
    #expect(models.map { $0.name() } == ["Ada", "Bob"])
    #expect(withContainer(sessions[1]) { models[0].basket().user().name } == "Ada")
  }
}
