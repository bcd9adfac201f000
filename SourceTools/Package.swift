// swift-tools-version: 6.2

import PackageDescription

/// Reads an app's sources and interface files; apart from the main package, because swift-syntax
/// takes minutes to build.
let package = Package(
  name: "SourceTools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "coordgraph-source", targets: ["coordgraph-source"])
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Storyboards, xibs, strings files and asset names, read as XML; no swift-syntax.
    .target(name: "InterfaceFiles"),
    .target(
      name: "SourcePort",
      dependencies: [
        "InterfaceFiles",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "coordgraph-source",
      dependencies: [
        "SourcePort",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"]),
    .testTarget(name: "SourcePortTests", dependencies: ["SourcePort"]),
  ],
  swiftLanguageModes: [.v6]
)
