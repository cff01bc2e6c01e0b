import Locator

// error: type 'Order' does not conform to protocol 'Decodable'
struct Order: Decodable {
  @Inject(ServiceKey.self) var service
  var id = 1
}

// error: type 'Row' does not conform to protocol 'Hashable'
struct Row: Hashable {
  @Inject(ServiceKey.self) var service
  var id = 1
}

/// An accepted neighbour, which says what counts.
struct Line: Codable, Hashable {
  @Inject(ServiceKey.self) var service
  var id = 1

  enum CodingKeys: CodingKey { case id }
  static func == (first: Line, second: Line) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
