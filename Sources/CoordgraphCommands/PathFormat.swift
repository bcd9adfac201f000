import ArgumentParser
import FlowPaths

/// What `coordgraph path` can write.
struct PathFormat: FormatChoice {
  let name: String
  let fileExtensions: [String]
  /// Returns a report in this format; the arguments are those of ``swift``.
  let render: @Sendable (PathReport, SwiftTestArguments) -> String

  /// Numbered steps for people.
  static let text = Self(name: "text", fileExtensions: ["txt"]) { report, _ in report.text }
  static let json = Self(name: "json", fileExtensions: ["json"]) { report, _ in report.json }
  /// A test of Swift Testing that takes the walks.
  static let swift = Self(name: "swift", fileExtensions: ["swift"]) { report, arguments in
    arguments.test(of: report).source
  }

  /// In the order in which help lists them.
  static let allCases = [text, json, swift]

  private init(
    name: String, fileExtensions: [String],
    render: @escaping @Sendable (PathReport, SwiftTestArguments) -> String
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.render = render
  }
}

/// The options of a generated test.
struct SwiftTestArguments: ParsableArguments {
  @Option(
    help: """
      For swift: the expression that launches the app. It may use 'window' and 'label', and the app \
      runs as long as its value is kept.
      """)
  var launch: String?

  @Option(name: .customLong("import"), help: "For swift: a module to import. May be repeated.")
  var imports: [String] = []

  @Option(help: "For swift: a trait for the suite, such as '.tags(.walks)'. May be repeated.")
  var trait: [String] = []

  /// Whether none was given.
  var isEmpty: Bool { launch == nil && imports.isEmpty && trait.isEmpty }

  /// Returns the test that takes the walks of a report.
  func test(of report: PathReport) -> SwiftTest {
    var test = report.swiftTest
    test.launch = launch
    test.imports = imports
    test.traits = trait
    return test
  }
}
