import FlowVerdicts

/// What `coordgraph check` can write.
struct CheckFormat: FormatChoice {
  let name: String
  /// None: the report is printed, never written to a named file.
  let fileExtensions: [String] = []
  /// Returns a report in this format.
  let render: @Sendable (CheckReport) -> String

  static let text = Self(name: "text") { $0.text }
  static let json = Self(name: "json") { $0.json }
  static let markdown = Self(name: "markdown") { $0.markdown }
  /// Annotations of a pull request.
  static let github = Self(name: "github") { $0.github }

  /// In the order in which help lists them.
  static let allCases = [text, json, markdown, github]

  private init(name: String, render: @escaping @Sendable (CheckReport) -> String) {
    self.name = name
    self.render = render
  }
}
