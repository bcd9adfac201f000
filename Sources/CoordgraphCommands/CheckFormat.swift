import ArgumentParser
import FlowGraph
import FlowVerdicts

/// The formats of `coordgraph check`.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case markdown
  /// Annotations of a pull request.
  case github

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  func render(_ report: CheckReport) -> String {
    switch self {
    case .text: report.text
    case .json: report.json
    case .markdown: report.markdown
    case .github: report.github
    }
  }
}
