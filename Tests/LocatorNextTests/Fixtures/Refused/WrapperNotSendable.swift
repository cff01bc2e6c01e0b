import LocatorNext

final class Bad: Sendable {
  // error: stored property 'draft' of 'Sendable'-conforming class 'Bad' contains non-Sendable type 'DraftKey.Value' (aka 'Draft')
  let draft = Inject(DraftKey.self)
}
