// swift-tools-version: 6.2

import PackageDescription

// What an app links, and nothing else: CI builds it for an iOS simulator. The scheme of the package
// above cannot be built for one, as it holds command-line tools.
let package = Package(
  name: "PhoneApp",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .library(name: "PhoneApp", targets: ["PhoneApp"])
  ],
  dependencies: [
    .package(name: "CoordinatorGraph", path: "../..")
  ],
  targets: [
    .target(
      name: "PhoneApp",
      dependencies: [
        .product(name: "CoordinatorKit", package: "CoordinatorGraph"),
        .product(name: "CoordinatorKitTracing", package: "CoordinatorGraph"),
        .product(name: "FlowTrace", package: "CoordinatorGraph"),
        .product(name: "FlowTracing", package: "CoordinatorGraph"),
        .product(name: "PortableUIKit", package: "CoordinatorGraph"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
