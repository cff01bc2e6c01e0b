// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Basket
import LocatorNext

enum ForgottenKey: InjectionKey { typealias Value = Int }

/// Of a feature that isn't in the container.
public struct ForgottenScreen {
  @Inject(ForgottenKey.self) var forgotten
  @Inject(AnimalKey.self) var animal

  public init() {}
}
