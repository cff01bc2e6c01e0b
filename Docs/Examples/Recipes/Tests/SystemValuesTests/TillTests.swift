import Foundation
import Locator
import LocatorTesting
import Testing

@testable import SystemValues

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A till in a system whose values are known.
@Suite(.container { SystemModules() })
struct TillTests {
  // A module of the test overrides that of the suite.
  @Test(
    .container {
      Module(DateKey.self) { .distantPast }
      Module(UUIDKey.self) { firstID }
      // Defaults of this test alone.
      Module(UserDefaultsKey.self) { UserDefaults(suiteName: "TillTests") ?? .standard }
    }
  )
  func `a receipt has the ID, the date and the shop`() {
    let defaults = Container.current()[UserDefaultsKey.self]
    defaults.set("Kiosk", forKey: "shop")
    defer { defaults.removePersistentDomain(forName: "TillTests") }
    #expect(Till().receipt() == Receipt(id: firstID, date: .distantPast, shop: "Kiosk"))
  }

  @Test(
    .container {
      Module(URLSessionKey.self, scope: .singleton) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [FixedAnswer.self]
        return URLSession(configuration: configuration)
      }
    }
  )
  func `a price is what the server answers`() async throws {
    let address = try #require(URL(string: "https://shop.example/price"))
    #expect(try await Till().price(at: address) == "4")
  }
}

private let firstID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

/// A server that always has the same answer.
private final class FixedAnswer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("4".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
