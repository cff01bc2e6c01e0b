// swift-tools-version: 6.2

import PackageDescription

// Programs that verify their containers, see `VerifiedProgramTests`.
//
// They get the library under test with `Catalogue` alone, so that it is in the process once.
let package = Package(
  name: "Verified",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "Catalogue")],
  targets: [
    .target(name: "Basket", dependencies: [.product(name: "Catalogue", package: "Catalogue")]),
    .target(name: "Forgotten", dependencies: ["Basket"]),
    .target(
      name: "Stripped",
      dependencies: ["Basket"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]
    ),
    .executableTarget(name: "Faulty", dependencies: ["Basket", "Forgotten", "Stripped"]),
    .executableTarget(name: "Clean", dependencies: ["Basket"]),
  ]
)
