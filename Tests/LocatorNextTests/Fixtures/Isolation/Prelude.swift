import LocatorNext

// The world of the other files, in each of which one target is compiled. What is written here is
// explicit, so that it doesn't depend on the target's default isolation.

nonisolated protocol Service: Sendable {}
nonisolated struct ServiceImpl: Service {}

// A key has no annotation but where it needs one: nothing in it could be isolated.
enum ServiceKey: InjectionKey { typealias Value = any Service }

@MainActor protocol HomeModel: AnyObject { var title: String { get set } }
@MainActor final class HomeModelImpl: HomeModel {
  let service: any Service
  var title: String
  init(service: any Service) {
    self.service = service
    title = ""
  }
  init(service: any Service, title: String) {
    self.service = service
    self.title = title
  }
}
enum HomeKey: @MainActor InjectionKey { typealias Value = any HomeModel }
enum DetailKey: @MainActor InjectionKey {
  typealias Value = HomeModelImpl
  typealias Arguments = String
}

nonisolated struct LoadingError: Error {}
enum LoadedKey: @MainActor ThrowingInjectionKey {
  typealias Value = HomeModelImpl
  typealias Failure = LoadingError
}
enum LoadedDetailKey: @MainActor ThrowingInjectionKey {
  typealias Value = Draft
  typealias Arguments = String
  typealias Failure = LoadingError
}

/// A key whose value lives on the main actor though it doesn't say so.
enum LooseKey: InjectionKey { typealias Value = HomeModelImpl }

/// A value that must not be reached from two places.
nonisolated final class Draft {
  var text: String
  init() { text = "" }
}
enum DraftKey: InjectionKey { typealias Value = Draft }
enum MainDraftKey: @MainActor InjectionKey { typealias Value = Draft }
enum LooseDraftKey: InjectionKey { typealias Value = Draft }
