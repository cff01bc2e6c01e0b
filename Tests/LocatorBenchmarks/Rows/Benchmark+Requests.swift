import Foundation
import Locator

extension Benchmark {
  /// Requests of a server, each with a container of its own.
  static let requests = [
    Benchmark(
      id: "request-async",
      title: "a request with three asynchronous singletons, against synchronous ones"
    ) {
      let given: any Service = ServiceImpl()
      let parent = Container {}.build()
      let synchronous = makeBlueprint(in: parent)
      let asynchronous = Blueprint(parent: parent, given: ServiceKey.self) {
        Module(FirstAsyncKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
        Module(SecondAsyncKey.self, scope: .singleton, needs: FirstAsyncKey.self) { $0 }
        Module(ThirdAsyncKey.self, scope: .singleton, needs: SecondAsyncKey.self) { $0 }
      }
      return [
        .floor: .timed { turns in
          inTask { for _ in 0..<turns { consume(readThird(synchronous.container(given))) } }
        },
        .library: .timed { turns in
          inTask { for _ in 0..<turns { consume(await awaitThird(asynchronous.container(given))) } }
        },
      ]
    },
    Benchmark(
      id: "request-load",
      title: "an endpoint that reads and writes JSON, with its objects by hand or of a blueprint"
    ) {
      let given: any Service = ServiceImpl()
      let blueprint = makeBlueprint(in: Container {}.build())
      let body = Order.body
      return [
        .floor: .loop { turns in
          for _ in 0..<turns { consume(Order.answer(to: body, RequestByHand(given).second)) }
        },
        .library: .loop { turns in
          for _ in 0..<turns {
            consume(Order.answer(to: body, readThird(blueprint.container(given))))
          }
        },
      ]
    },
  ]

  /// Returns a blueprint of containers with a given value and three singletons.
  private static func makeBlueprint(in parent: Container) -> Blueprint<ServiceKey> {
    Blueprint(parent: parent, given: ServiceKey.self) {
      Module(FirstKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
      Module(SecondKey.self, scope: .singleton, needs: FirstKey.self) { $0 }
      Module(ThirdKey.self, scope: .singleton, needs: SecondKey.self) { $0 }
    }
  }

  private enum FirstKey: InjectionKey { typealias Value = any Service }
  private enum SecondKey: InjectionKey { typealias Value = any Service }
  private enum ThirdKey: InjectionKey { typealias Value = any Service }
  private enum FirstAsyncKey: AsyncInjectionKey { typealias Value = any Service }
  private enum SecondAsyncKey: AsyncInjectionKey { typealias Value = any Service }
  private enum ThirdAsyncKey: AsyncInjectionKey { typealias Value = any Service }

  @inline(never)
  private static func readThird(_ container: Container) -> any Service {
    container[ThirdKey.self]
  }

  @inline(never)
  private static func awaitThird(_ container: Container) async -> any Service {
    await container.resolve(ThirdAsyncKey.self)
  }
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
