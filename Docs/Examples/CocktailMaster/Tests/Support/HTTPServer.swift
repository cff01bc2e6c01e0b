import Foundation
import LocatorTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An HTTP server on this machine that answers every request alike.
final class HTTPServer: Sendable {
  /// The reaction to a request.
  enum Answer: Sendable {
    /// A response with a body.
    case body(String, type: String = "application/json", status: Int = 200)
    /// No response: the server waits until the client gives up.
    case nothing
  }

  /// The listening socket.
  private let loopback: Loopback

  /// The requested paths.
  private let paths = Guarded<[String]>([])

  /// The URL of the server.
  var url: URL {
    get throws { try Self.url(of: loopback) }
  }

  /// The requested paths with their query parameters.
  var requests: [String] { paths.value }

  /// Starts the server on its own thread.
  private init(_ answer: Answer) throws {
    loopback = try Loopback()
    Socket(descriptor: loopback.descriptor).limitWaiting()
    guard listen(loopback.descriptor, 8) == 0 else { throw Loopback.Refusal(call: "listen") }
    Thread.detachNewThread { [self] in
      while case let client = accept(loopback.descriptor, nil, nil), client >= 0 {
        serve(Socket(descriptor: client), answer)
        close(client)
      }
    }
  }

  /// Runs a closure while a server is running.
  static func answering<Result>(
    _ answer: Answer,
    _ operation: (HTTPServer) async throws -> Result
  ) async throws -> Result {
    let server = try HTTPServer(answer)
    // Ends the thread, which then releases the server.
    defer { shutdown(server.loopback.descriptor, Int32(SHUT_RDWR)) }
    return try await operation(server)
  }

  /// Returns the URL of a port.
  static func url(of loopback: Loopback) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(loopback.port)/api") else {
      throw Loopback.Refusal(call: "url")
    }
    return url
  }
}

extension HTTPServer {
  /// Handles one request.
  private func serve(_ client: Socket, _ answer: Answer) {
    client.limitWaiting()
    guard let request = client.readHead() else { return }
    let words = request.split(separator: " ")
    paths.change { $0.append(words.count > 1 ? String(words[1]) : "") }
    switch answer {
    case .nothing:
      _ = client.readHead()
    case .body(let body, let type, let status):
      client.write(
        """
        HTTP/1.1 \(status) Answer\r
        Content-Type: \(type)\r
        Content-Length: \(body.utf8.count)\r
        Connection: close\r
        \r
        \(body)
        """
      )
    }
  }
}
