import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that loads data from a server, and throws errors of the program.
struct HTTPClient: Sendable {
  /// The log of requests.
  private let logger: any Logger

  /// The timeout of a response in seconds.
  private let timeout: TimeInterval

  /// A session that stores neither cookies nor responses.
  private let session: URLSession

  /// Creates a client with a timeout for each response.
  init(logger: any Logger, timeout: TimeInterval = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    self.logger = logger
    self.timeout = timeout
    session = URLSession(configuration: configuration)
  }

  /// Loads the data at a URL.
  func get(_ url: URL) async throws(CocktailError) -> Data {
    logger.log("GET \(url.absoluteString)")
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await session.data(from: url)
    } catch {
      throw .unreachable(url, reason: reason(of: error))
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    logger.log("Got status \(status) and \(data.count) bytes.")
    guard 200..<300 ~= status else { throw .status(status, url) }
    return data
  }

  /// Returns the reason of a failed request, as the end of a sentence.
  private func reason(of error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: "it didn't answer within \(timeout.formatted()) seconds"
    case .cannotFindHost, .dnsLookupFailed: "there is no server with this name"
    case .cannotConnectToHost: "nothing accepts the connection"
    case .networkConnectionLost: "the connection was lost"
    default: error.localizedDescription.trimmingCharacters(in: .punctuationCharacters)
    }
  }
}
