import Escaping
package import FlowGraph
import FlowTrace
import OrderedCollections

/// The source of a test that has people take walks through an app.
///
///     var test = PathReport(paths.cover(.transitions), of: paths.graph).swiftTest
///     test.launch = "RayPetsApp(window: window)"
///     test.imports = ["RayPets"]
///     print(test.source)
///
/// It is a suite of Swift Testing with a test for each walk. Each test takes its turn with
/// `FlowPerson.walk`, launches the app, repeats the steps, and expects the screen that was on display
/// at their end. The suite stands beside tests that explore apps, and need not be serialized. It can
/// be generated again from the next trace: nothing in it is changed by hand once ``launch`` is given.
public struct SwiftTest: Sendable {
  /// The app, which names the suite's type: `RayPetsWalks`.
  public var app: String
  /// The suite's display name.
  public var title: String
  /// The walks, a test for each.
  public var walks: [Walk]
  /// Modules to import besides those that every such test needs.
  public var imports: [String] = []
  /// Traits for the suite, as Swift.
  public var traits: [String] = []
  /// The expression that launches the app in `window`, for the launch called `label`, and gives
  /// the object that keeps the app running. Without it, the test fails where it belongs.
  public var launch: String?
  /// The paths that are no walks, as the app is launched again on them.
  package var leftOut: [String] = []
  private let names: CanonicalNames

  package init(app: String, title: String, walks: [Walk], names: CanonicalNames) {
    self.app = app
    self.title = title
    self.walks = walks
    self.names = names
  }

  /// The source, with a newline at the end. O(*n*) in the number of steps.
  public var source: String {
    let modules = (["FlowPerson", "PortableUIKit", "Testing"] + imports)
    let arguments = [SwiftText.literal(title)] + traits
    var lines = Array(Set(modules)).sorted().map { "import \($0)" }
    lines += leftOutLines
    lines += ["", "@MainActor @Suite(\(arguments.joined(separator: ", ")))"]
    lines += ["struct \(SwiftText.typeName(app))Walks {"]
    lines += launchLines
    for (index, walk) in walks.enumerated() {
      lines += [""] + self.lines(of: walk, number: index + 1)
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private var leftOutLines: [String] {
    guard !leftOut.isEmpty else { return [] }
    let heading = "The app is launched again on these paths, which are left out:"
    return [""] + ([heading] + leftOut).map { "// \(SwiftText.comment($0))" }
  }

  private var launchLines: [String] {
    let labels = OrderedSet(walks.compactMap(\.launch))
    var lines = ["  /// Launches the app; it runs as long as what is returned is kept."]
    if !labels.isEmpty {
      let list = labels.map { SwiftText.literal($0) }.joined(separator: ", ")
      lines += ["  ///", "  /// - Parameter label: which launch: \(list)."]
    }
    lines += ["  private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {"]
    if let launch {
      lines += launch.split(separator: "\n").map { "    \($0)" }
    } else {
      lines += [
        "    // LAUNCH YOUR APP HERE, in `window`, and return what keeps it alive.",
        "    try #require(nil as AnyObject?, \"launch(_:label:) does not launch the app yet\")",
      ]
    }
    return lines + ["  }"]
  }

  private func lines(of walk: Walk, number: Int) -> [String] {
    let ending = walk.ending.map { " to \(names[$0])" } ?? ""
    let name = "walk \(number): \(FlowPaths.count(walk.steps.count, "step"))\(ending)"
    let label = walk.launch.map { SwiftText.literal($0) } ?? "nil"
    var lines = [
      "@Test(\(SwiftText.literal(name)))",
      "func walk\(number)() async throws {",
      "  try await FlowPerson.walk {",
      "    try launch($0, label: \(label))",
      "  } steps: { person in",
    ]
    lines += comment(walk.opening)
    for step in walk.steps {
      lines += ["    " + SwiftStep.statement(step.act, index: step.index)]
      if step.isChange { lines += comment(step.screen) }
    }
    if let ending = walk.ending {
      let type = SwiftText.literal(TypeName(ending.type).runtimeName)
      lines += ["    #expect(person.sight.screenName == \(type))"]
    }
    lines += ["  }", "}"]
    return lines.map { "  \($0)" }
  }

  private func comment(_ screen: FlowGraph.Name?) -> [String] {
    screen.map { ["    // \(SwiftText.comment(names[$0]))"] } ?? []
  }
}
