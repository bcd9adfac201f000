// swift-tools-version: 6.2

import PackageDescription

/// Reads an app's sources and interface files; apart from the main package, because swift-syntax
/// takes minutes to build.
let package = Package(
  name: "SourceTools",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "InterfaceFiles", targets: ["InterfaceFiles"])
  ],
  targets: [
    // Storyboards, xibs, strings files and asset names, read as XML; no swift-syntax.
    .target(name: "InterfaceFiles"),
    .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"]),
  ]
)
