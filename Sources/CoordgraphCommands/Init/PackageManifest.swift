import ArgumentParser
import CommandSupport
import Subprocess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `swift package dump-package` prints about a package.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    var name: String
  }

  struct Target: Decodable {
    var name: String
    /// `regular`, `executable`, `test` and others.
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder of its sources, from the package's.
    var folder: String { path ?? "Sources/\(name)" }

    /// The name by which it is imported: as SwiftPM makes it, with `_` for what no identifier has.
    var moduleName: String {
      name.unicodeScalars.enumerated().reduce(into: "") { module, part in
        let (index, scalar) = part
        let isDigit = ("0"..."9").contains(scalar)
        let isKept = isDigit ? index > 0 : scalar.properties.isAlphabetic
        module.unicodeScalars.append(isKept ? scalar : "_")
      }
    }
  }

  /// A dependency on a product of another package, or on something else, which has no product.
  struct Dependency: Decodable {
    var product: String?
    var package: String?

    private enum CodingKeys: CodingKey { case product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.product) else { return }
      var parts = try container.nestedUnkeyedContainer(forKey: .product)
      product = try parts.decodeIfPresent(String.self)
      package = try parts.decodeIfPresent(String.self)
    }
  }

  var name: String
  var products: [Product]
  var targets: [Target]

  /// The libraries of CoordinatorGraph that an app links.
  private static let libraries: Set = [
    "CoordinatorKit", "CoordinatorKitTracing", "FlowTrace", "FlowTracing", "HeadlessUIKit",
    "PortableUIKit",
  ]

  /// Returns the manifest of the package in a folder.
  ///
  /// - Parameter folder: the package's folder.
  /// - Throws: `ValidationError` with what SwiftPM prints if it can't read the package.
  static func read(in folder: String) async throws -> Self {
    let result = try await Subprocess.run(
      .name("swift"), arguments: ["package", "--package-path", folder, "dump-package"],
      output: .string(limit: 1 << 26), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw ValidationError("Can't read the package in '\(folder)':\n\(result.standardError)")
    }
    return try JSONDecoder().decode(Self.self, from: Data(result.standardOutput.utf8))
  }

  /// Returns the target that is the app.
  ///
  /// - Parameter name: the name that was asked for; nil for the only one that links a library of
  ///   CoordinatorGraph.
  /// - Throws: `ValidationError` if there is no such target, or there are several.
  func app(named name: String?) throws -> Target {
    let candidates = targets.filter { target in
      target.type == "regular" && target.dependencies.contains { Self.isLibrary($0) }
    }
    let names = candidates.map(\.name).sorted().joined(separator: ", ")
    if let name {
      guard let found = candidates.first(where: { $0.name == name }) else {
        throw ValidationError(
          "No library target '\(name)' links PortableUIKit or FlowTracing"
            + (names.isEmpty ? "." : "; these do: \(names)."))
      }
      return found
    }
    guard let only = candidates.first else {
      throw ValidationError(
        """
        No library target of '\(self.name)' links PortableUIKit or FlowTracing. Add CoordinatorGraph \
        to the package, and link one of them to the app's target.
        """)
    }
    guard candidates.count == 1 else {
      throw ValidationError("Several targets may be the app: \(names). Pass one with --target.")
    }
    return only
  }

  /// Returns the name by which a target's dependencies name CoordinatorGraph.
  ///
  /// - Parameter app: a target that links a library of it.
  /// - Throws: `ValidationError` if the dependency names no package.
  func library(of app: Target) throws -> String {
    guard let package = app.dependencies.first(where: Self.isLibrary)?.package else {
      throw ValidationError(
        "Package.swift must name the package of \(app.name)'s products: .product(name:package:).")
    }
    return package
  }

  private static func isLibrary(_ dependency: Dependency) -> Bool {
    dependency.product.map { libraries.contains($0) } ?? false
  }
}
