import Locator

// A value comes into a container otherwise than from a factory, or code of the user does that the container calls.

struct Log: ResolutionObserver {
  // error: stored property 'draft' of 'Sendable'-conforming struct 'Log' has non-Sendable type 'Draft'
  let draft = Draft()
  func didResolve(_ resolution: Resolution) {}
}
struct Silent: ResolutionObserver { func didResolve(_ resolution: Resolution) {} }
let observed = Container(observer: Silent()) {}

struct Slow: Clock {
  // error: stored property 'draft' of 'Sendable'-conforming struct 'Slow' has non-Sendable type 'Draft'
  let draft = Draft()
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
let expiring = Container {
  Module(ServiceKey.self, scope: .expiring(after: .zero, clock: Slow())) { ServiceImpl() }
}

enum FreshKey: DefaultInjectionKey { static var defaultValue: Draft { Draft() } }
enum SharedKey: DefaultInjectionKey {
  // error: is not concurrency-safe because non-'Sendable' type 'Draft' may have shared mutable state
  static let defaultValue = Draft()
}

// error: type 'Draft' does not conform to the 'Sendable' protocol
enum MockKey: TestInjectionKey { static var testValue: Draft { Draft() } }
enum TextKey: TestInjectionKey { static var testValue: String { "" } }

// A given value is read by all that read the container.
func give(_ draft: Draft) {
  let texts = Blueprint(parent: observed, given: TextKey.self) {}
  _ = texts.container(draft.text)
  // error: call to main actor-isolated initializer
  _ = Blueprint(parent: observed, given: DraftKey.self) {}
}
@MainActor let drafts = Blueprint(parent: observed, given: MainDraftKey.self) {}
@MainActor func giveThere(_ draft: Draft) { _ = drafts.container(draft) }
func giveElsewhere(_ texts: Blueprint<TextKey>, _ draft: Draft) {
  _ = texts.container(draft.text)
}
func giveIsolatedElsewhere() async {
  let drafts = await drafts
  // error: main actor-isolated conformance of 'MainDraftKey' to 'BindingKey' cannot be used in
  // error: main actor-isolated instance method 'container' cannot be called from outside of the actor
  _ = drafts.container(Draft())
}

// A property may be overridden with what is Sendable, and go on.
func overrideText(_ page: Inject<TextKey>) {
  var page = page
  let text = Draft().text
  page.override(with: text)
  Task.detached { print(text) }
}

// A wrapper that is erased doesn't lose its actor.
protocol Reading { func read() -> String }
extension Inject: @MainActor Reading where K == HomeKey {
  @MainActor func read() -> String { self().title }
}
@MainActor func erase(_ home: Inject<HomeKey>) -> any Reading { home }
@MainActor func eraseAndSend(_ home: Inject<HomeKey>) -> any Reading & Sendable {
  // error: type 'HomeKey.Value' (aka 'any HomeModel') does not conform to the 'Sendable' protocol
  home
}
