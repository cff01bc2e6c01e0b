// swift-tools-version: 6.2

import PackageDescription

// A shared library, or not, with the library under test in it.
let package = Package(
  name: "Catalogue",
  platforms: [.macOS(.v13)],
  products: [
    .library(
      name: "Catalogue",
      type: Context.environment["FIXTURE_LIBRARIES"] == "static" ? .static : .dynamic,
      targets: ["Catalogue"]
    )
  ],
  dependencies: [.package(name: "Locator", path: "../../../../..")],
  targets: [
    .target(
      name: "Catalogue",
      dependencies: [
        .product(name: "Locator", package: "Locator"),
        .product(name: "LocatorInspection", package: "Locator"),
      ]
    )
  ]
)
