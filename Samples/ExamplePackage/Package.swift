// swift-tools-version: 6.2

import PackageDescription

// An app of one's own, whose flow `swift package flow-diagrams` draws. A real one names this
// package by its address instead of a path.
let package = Package(
  name: "ExamplePackage",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .executable(name: "notes-traces", targets: ["notes-traces"])
  ],
  dependencies: [
    .package(name: "CoordinatorGraph", path: "../..")
  ],
  targets: [
    .target(
      name: "Notes",
      dependencies: [
        .product(name: "FlowTracing", package: "CoordinatorGraph"),
        .product(name: "PortableUIKit", package: "CoordinatorGraph"),
      ]
    ),
    .executableTarget(
      name: "notes-traces",
      dependencies: [
        "Notes",
        .product(name: "FlowExplorer", package: "CoordinatorGraph"),
        .product(name: "FlowTrace", package: "CoordinatorGraph"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
