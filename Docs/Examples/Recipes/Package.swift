// swift-tools-version: 6.2

import PackageDescription

// The recipes, each a program: `swift run Session`. `swift test` runs the tests of those that have some.
//
// A package of your own names the repository's URL instead of the path.
let locator: Target.Dependency = .product(name: "Locator", package: "Locator")
let testing: Target.Dependency = .product(name: "LocatorTesting", package: "Locator")

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Locator", path: "../../..")],
  targets: [
    .executableTarget(name: "Session", dependencies: [locator]),
    .executableTarget(
      name: "AppStart",
      dependencies: [locator, .product(name: "LocatorSwiftUI", package: "Locator")]
    ),
    .executableTarget(name: "AsyncStart", dependencies: [locator]),
    .executableTarget(name: "ObservableModel", dependencies: [locator]),
    .executableTarget(name: "Navigation", dependencies: [locator]),
    .executableTarget(name: "SystemValues", dependencies: [locator]),
    .testTarget(name: "SystemValuesTests", dependencies: ["SystemValues", locator, testing]),
    // Two features that know nothing of each other, and the app that puts them together.
    .target(name: "Catalogue", dependencies: [locator], path: "Sources/Features/Catalogue"),
    .target(name: "Checkout", dependencies: [locator], path: "Sources/Features/Checkout"),
    .executableTarget(
      name: "Features",
      dependencies: ["Catalogue", "Checkout", locator],
      path: "Sources/Features/App"
    ),
    .testTarget(
      name: "FeaturesTests",
      dependencies: ["Features", "Catalogue", "Checkout", locator, testing]
    ),
    .executableTarget(name: "Requests", dependencies: [locator]),
    .executableTarget(
      name: "SwiftFive",
      dependencies: [locator],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        // Swift 5 warns at each `make: Cart.init` without it.
        .enableUpcomingFeature("InferSendableFromCaptures"),
      ]
    ),
    .executableTarget(
      name: "MainActorByDefault",
      dependencies: [locator],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
