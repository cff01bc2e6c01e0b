// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Locator",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Locator", targets: ["Locator"]),
    .library(name: "LocatorDynamic", type: .dynamic, targets: ["Locator"]),
    .library(name: "LocatorInspection", targets: ["LocatorInspection"]),
    .library(name: "LocatorTesting", targets: ["LocatorTesting"]),
    .library(name: "LocatorSwiftUI", targets: ["LocatorSwiftUI"]),
  ],
  targets: [
    .target(name: "_LocatorRecords"),
    .target(name: "_LocatorAtomics"),
    .target(name: "Locator", dependencies: ["_LocatorAtomics"]),
    .target(
      name: "LocatorInspection",
      dependencies: ["Locator", "_LocatorRecords"],
      exclude: ["Page/Files"]
    ),
    .target(name: "LocatorTesting", dependencies: ["Locator", "LocatorInspection"]),
    .target(name: "LocatorSwiftUI", dependencies: ["Locator"]),
    .target(
      name: "LocatorTestSupport",
      dependencies: ["_LocatorAtomics"],
      path: "Tests/LocatorTestSupport"
    ),
    .testTarget(
      name: "LocatorTests",
      dependencies: ["Locator", "LocatorInspection", "LocatorTestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "LocatorTestingTests",
      dependencies: ["Locator", "LocatorTesting", "LocatorTestSupport"]
    ),
    .executableTarget(
      name: "LocatorBenchmarks",
      dependencies: ["_LocatorAtomics", "Locator", "LocatorInspection"],
      path: "Tests/LocatorBenchmarks"
    ),
    .testTarget(name: "LocatorBenchmarksTests", dependencies: ["LocatorBenchmarks"]),
    .executableTarget(
      name: "CocktailMaster",
      dependencies: ["Locator", "LocatorInspection"],
      path: "Docs/Examples/CocktailMaster/Sources/CocktailMaster",
      resources: [.process("Resources")]
    ),
    .testTarget(
      name: "CocktailMasterTests",
      dependencies: ["CocktailMaster", "Locator", "LocatorTesting", "LocatorTestSupport"],
      path: "Docs/Examples/CocktailMaster/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "_LocatorAtomics" {
  // Everything that a later language mode turns on, so that the sources are ready for it.
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
  // As the checks of the repository build it, and no user does: a warning is an error, and in Debug the library checks
  // that no object of a user is released under a lock.
  if Context.environment["LOCATOR_CHECKS"] != nil {
    target.swiftSettings? += [
      .treatAllWarnings(as: .error), .treatWarning("ExplicitSendable", as: .error),
      .define("LOCATOR_CHECKS", .when(configuration: .debug)),
    ]
  }
}
