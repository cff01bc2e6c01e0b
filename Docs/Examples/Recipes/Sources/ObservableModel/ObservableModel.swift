import Locator
import Observation

// An observable model with injected properties. Which service a model has doesn't change, so nothing has to observe it.

protocol Weather: Sendable { func temperature(in city: String) async -> Int }
struct WeatherStation: Weather {
  func temperature(in city: String) async -> Int { city.count * 4 }
}
enum WeatherKey: InjectionKey { typealias Value = any Weather }

@MainActor @Observable final class WeatherModel {
  // The macro and the wrapper both store a variable as `_weather`. Without `@ObservationIgnored`, the compiler says so:
  // error: invalid redeclaration of synthesized property '_weather'
  @ObservationIgnored @Inject(WeatherKey.self) private var weather

  // What views show are ordinary properties.
  private(set) var text = "–"

  func load(_ city: String) async {
    text = "\(await weather.temperature(in: city)) °C in \(city)"
  }
}
enum WeatherModelKey: @MainActor InjectionKey { typealias Value = WeatherModel }

@main struct Program {
  @MainActor static func main() async {
    let container = Container {
      Module(WeatherKey.self, scope: .singleton) { WeatherStation() }
      Module(WeatherModelKey.self) { WeatherModel() }
    }
    .build()
    let model = container[WeatherModelKey.self]

    // What a view does: it reads the model, and learns of the next change.
    withObservationTracking {
      print(model.text)
    } onChange: {
      print("The model changes.")
    }
    await model.load("Bergen")
    print(model.text)
  }
}
