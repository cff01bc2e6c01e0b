import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets data from a server, and says in the program's own errors why it can't.
struct HTTPClient: Sendable {
  /// Where the requests are noted.
  private let logger: any Logger

  /// The seconds that a server may take to answer.
  private let timeout: TimeInterval

  /// What sends the requests, and keeps neither cookies nor answers.
  private let session: URLSession

  /// Makes a client that waits a while for each answer.
  init(logger: any Logger, timeout: TimeInterval = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    self.logger = logger
    self.timeout = timeout
    session = URLSession(configuration: configuration)
  }

  /// The data that a server has at a URL.
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

  /// Why a request has failed, as the end of a sentence.
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
