import Foundation
import Locator

extension Benchmark {
  /// Requests of a server.
  static let requests = [
    Benchmark(
      id: "request-load",
      title: "an endpoint that reads and writes JSON, with its objects by hand or of a blueprint"
    ) {
      let given: any Service = ServiceImpl()
      let parent = Container {}.build()
      let request = Blueprint(parent: parent, given: ServiceKey.self) {
        Module(FirstKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
        Module(SecondKey.self, scope: .singleton, needs: FirstKey.self) { $0 }
        Module(ThirdKey.self, scope: .singleton, needs: SecondKey.self) { $0 }
      }
      let body = Order.body
      return [
        .floor: .loop { turns in
          for _ in 0..<turns { consume(Order.answer(to: body, RequestByHand(given).second)) }
        },
        .library: .loop { turns in
          for _ in 0..<turns {
            let container = request.container(given)
            consume(Order.answer(to: body, container[ThirdKey.self]))
          }
        },
      ]
    }
  ]

  private enum FirstKey: InjectionKey { typealias Value = any Service }
  private enum SecondKey: InjectionKey { typealias Value = any Service }
  private enum ThirdKey: InjectionKey { typealias Value = any Service }
}

/// What a small endpoint reads and writes, which takes the 70 µs that the endpoint of a load test took.
private struct Order: Codable {
  var number: Int
  var articles: [String]

  static let body = encoded(Order(number: 1, articles: (0..<64).map { "article \($0)" }))

  @inline(never)
  static func answer(to body: Data, _ service: any Service) -> Data {
    guard var order = try? JSONDecoder().decode(Order.self, from: body) else {
      fatalError("The body isn't an order.")
    }
    consume(service)
    order.number += 1
    return encoded(order)
  }

  private static func encoded(_ order: Order) -> Data {
    guard let data = try? JSONEncoder().encode(order) else { fatalError("No order is encoded.") }
    return data
  }
}
