import ArgumentParser
import CommandSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `coordgraph init` writes.
struct InitPlan {
  let app: PackageManifest.Target
  let launch: AppLaunchCode
  /// The name of CoordinatorGraph in the package's dependencies.
  let library: String

  /// Returns the files and lines to add, which replace nothing.
  ///
  /// - Parameters:
  ///   - manifest: the package's manifest.
  ///   - folder: the package's folder.
  /// - Throws: `ValidationError` if a target or file of a name is there already.
  func additions(to manifest: PackageManifest, in folder: String) throws -> [InitAddition] {
    for name in [tracesTarget, testTarget]
    where manifest.targets.contains(where: { $0.name == name }) {
      throw ValidationError("Package.swift has a target '\(name)' already. Nothing was written.")
    }
    guard
      try InputFile(path: "\(folder)/Package.swift").text().contains(/(?m)^let package = Package\(/)
    else {
      throw ValidationError(
        "Package.swift must have a line that begins with 'let package = Package('.")
    }
    let additions = [
      InitAddition(path: "Package.swift", text: targets, isAppended: true),
      InitAddition(path: "Sources/\(tracesTarget)/\(module)Traces.swift", text: traces),
      InitAddition(path: "Tests/\(testTarget)/\(testTarget).swift", text: test),
      InitAddition(path: "README.md", text: page, isAppended: true),
      InitAddition(path: ".github/workflows/flow.yml", text: workflow),
    ]
    for addition in additions where !addition.isAppended {
      guard !FileManager.default.fileExists(atPath: "\(folder)/\(addition.path)") else {
        throw ValidationError("'\(addition.path)' exists already. Nothing was written.")
      }
    }
    return additions
  }

  var nextSteps: String {
    """
    Next, trace and draw the app, and record its flow:
      \(Self.drawing)
      swift test --filter \(testTarget)   # fails once, as it records
    """
  }

  private static let drawing =
    "swift package --allow-writing-to-package-directory flow-diagrams README.md"

  private var name: String { app.name.lowercased() }
  private var module: String { app.moduleName }
  private var tracesTarget: String { "\(name)-traces" }
  private var testTarget: String { "\(module)FlowTests" }
  private var importLine: String { "\(launch.isPublic ? "" : "@testable ")import \(module)" }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(library)\"),"
  }

  private var targets: String {
    """

    // Written by coordgraph init: what traces the app, and the test of its flow.
    package.products.append(.executable(name: "\(tracesTarget)", targets: ["\(tracesTarget)"]))
    package.targets += [
      .executableTarget(
        name: "\(tracesTarget)",
        dependencies: [
          "\(app.name)",
          \(product("FlowExplorer"))
          \(product("FlowTrace"))
        ]
      ),
      .testTarget(
        name: "\(testTarget)",
        dependencies: [
          "\(app.name)",
          \(product("FlowChecks"))
          \(product("FlowDiagram"))
          \(product("FlowExplorer"))
          \(product("FlowSnapshots"))
        ],
        exclude: ["__Snapshots__"]
      ),
    ]

    """
  }

  private var traces: String {
    """
    import FlowExplorer
    import FlowTrace
    \(importLine)

    /// Uses everything in the app, and writes the trace to the file that FLOW_TRACE names.
    @main
    enum \(module)Traces {
      @MainActor
      static func main() async throws {
        guard let recorder = try FlowRecorder.environment(app: "\(module)", clock: .stepping) else {
          fatalError("Name a file with the environment variable FLOW_TRACE.")
        }
        let launch = \(launch.expression)
        await FlowExplorer(app: "\(module)", [launch]).explore().write(to: recorder)
      }
    }

    """
  }

  private var test: String {
    """
    import FlowChecks
    import FlowDiagram
    import FlowExplorer
    import FlowSnapshots
    import Testing

    \(importLine)

    @Suite("The flow of \(module)")
    @MainActor
    struct \(testTarget) {
      @Test("The flow of \(module) is the recorded one, and nothing in it leaks")
      func flow() async throws {
        let launch = \(launch.expression)
        let exploration = await FlowExplorer(app: "\(module)", [launch]).explore()
        assertFlow(of: exploration, as: .outline)
        try checkFlow(exploration.trace)
      }
    }

    """
  }

  private var page: String {
    """

    ## Navigation

    <!-- coordgraph: trace=docs/flows/\(name).trace format=svg file=docs/flows/\(name)-map.svg -->
    <!-- /coordgraph -->

    """
  }

  private var workflow: String {
    """
    name: Flow
    on:
      push: { branches: [main] }
      pull_request:
    jobs:
      flow:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update && apt-get install -y libgraphviz-dev pkg-config
          - run: swift test --filter \(testTarget)
          - run: \(Self.drawing)
          # Fails if the diagrams of the README are not those of the app.
          - run: |
              git config --global --add safe.directory "$GITHUB_WORKSPACE"
              git diff --exit-code README.md docs/flows

    """
  }
}
