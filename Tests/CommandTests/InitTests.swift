import CustomDump
import Foundation
import Testing

@Suite("coordgraph init")
struct InitTests {
  private let folder: Folder

  /// A package whose app has delegates. SwiftPM reads it without looking for its dependency.
  init() throws {
    folder = try Folder()
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "../CoordinatorGraph")],
        targets: [
          .target(
            name: "Shop",
            dependencies: [.product(name: "PortableUIKit", package: "CoordinatorGraph")]),
          .target(name: "Prices"),
        ]
      )

      """, to: "Package.swift")
    try write(
      """
      import PortableUIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      """, to: "Sources/Shop/AppDelegate.swift")
    try write(
      """
      import PortableUIKit

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
      }
      """, to: "Sources/Shop/Scenes/SceneDelegate.swift")
    try write("# Shop", to: "README.md")
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try folder.read(path), as: UTF8.self)
  }

  private func run(_ arguments: String...) async throws -> Tool.Result {
    try await Tool.coordgraph.run("init", "--package", folder.url.path, list: arguments)
  }

  @Test("coordgraph init launches an app by the delegates that its sources declare")
  func delegates() async throws {
    let result = try await run("--yes")
    expectNoDifference(result.errors, "")
    #expect(
      try text("Tests/ShopFlowTests/ShopFlowTests.swift").contains(
        """
            let launch = ExplorerLaunch(delegate: AppDelegate.self, scene: SceneDelegate.self)
            let exploration = await FlowExplorer(app: "Shop", [launch]).explore()
            assertFlow(of: exploration, as: .outline)
            try checkFlow(exploration.trace)
        """))
    #expect(
      try text("Sources/shop-traces/ShopTraces.swift").contains("@testable import Shop\n"))
    expectNoDifference(
      try text("README.md"),
      """
      # Shop

      ## Navigation

      <!-- coordgraph: trace=docs/flows/shop.trace format=svg file=docs/flows/shop-map.svg -->
      <!-- /coordgraph -->

      """)
    #expect(try text(".github/workflows/flow.yml").contains("swift test --filter ShopFlowTests\n"))
    let dump = try await Tool(path: "/usr/bin/env").run(
      "swift", "package", "--package-path", folder.url.path, "dump-package")
    #expect(dump.status == 0, "\(dump.errors)")
    #expect(dump.output.contains("\"shop-traces\""))
    #expect(
      result.output.hasSuffix(
        """
        Next, trace and draw the app, and record its flow:
          swift package --allow-writing-to-package-directory flow-diagrams README.md
          swift test --filter ShopFlowTests   # fails once, as it records

        """))
  }

  @Test("coordgraph init shows what it would write, and writes nothing without a yes")
  func asks() async throws {
    let manifest = try text("Package.swift")
    let result = try await run()
    #expect(result.status == 2)
    #expect(result.errors.contains("Nothing was written. Pass --yes to write."))
    for line in [
      "At the end of Package.swift:", "Sources/shop-traces/ShopTraces.swift:",
      "  +     assertFlow(of: exploration, as: .outline)", "  + ## Navigation",
    ] {
      #expect(result.output.contains("\(line)\n"))
    }
    expectNoDifference(try text("Package.swift"), manifest)
    #expect(try folder.names == ["Package.swift", "README.md", "Sources"])
  }

  @Test("coordgraph init replaces nothing: the second time, it refuses")
  func twice() async throws {
    _ = try await run("--yes")
    let manifest = try text("Package.swift")
    let again = try await run("--yes")
    #expect(again.status == 2)
    #expect(again.errors.contains("Package.swift has a target 'shop-traces' already."))
    expectNoDifference(try text("Package.swift"), manifest)
  }

  @Test("coordgraph init takes an expression that launches the app")
  func expression() async throws {
    let launch = "ShopApp(window: window, recorder: recorder)"
    let result = try await run("--yes", "--target", "Shop", "--launch", launch)
    expectNoDifference(result.errors, "")
    #expect(
      try text("Sources/shop-traces/ShopTraces.swift").contains(
        "ExplorerLaunch { window, recorder in \(launch) }"))
  }

  @Test("coordgraph init imports a target with a hyphen by its module, and names types after that")
  func hyphen() async throws {
    try write(text("Package.swift").replacing("\"Shop\"", with: "\"my-shop\""), to: "Package.swift")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Sources/Shop"),
      to: folder.url.appending(path: "Sources/my-shop"))
    let result = try await run("--yes")
    expectNoDifference(result.errors, "")
    let traces = try text("Sources/my-shop-traces/my_shopTraces.swift")
    #expect(traces.contains("import my_shop\n"))
    #expect(traces.contains("enum my_shopTraces {"))
    let test = try text("Tests/my_shopFlowTests/my_shopFlowTests.swift")
    #expect(test.contains("import my_shop\n"))
    #expect(test.contains("struct my_shopFlowTests {"))
    let workflow = try text(".github/workflows/flow.yml")
    #expect(workflow.contains("swift test --filter my_shopFlowTests\n"))
    #expect(try text("Package.swift").contains("dependencies: [\n      \"my-shop\",\n"))
    #expect(try text("README.md").contains("trace=docs/flows/my-shop.trace"))
  }

  @Test("coordgraph init explains why a target can't be the app")
  func wrongTarget() async throws {
    let other = try await run("--yes", "--target", "Prices")
    #expect(other.status == 2)
    #expect(
      other.errors.contains(
        "No library target 'Prices' links PortableUIKit or FlowTracing; these do: Shop."))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Shop"))
    try write("struct Shop {}\n", to: "Sources/Shop/Shop.swift")
    let none = try await run("--yes")
    #expect(none.status == 2)
    #expect(none.errors.contains("Nothing in Sources/Shop launches the app:"))
  }
}
