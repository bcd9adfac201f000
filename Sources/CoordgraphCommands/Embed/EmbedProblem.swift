import FlowTrace

/// Why a Markdown file is left as it is.
struct EmbedProblem: Error, CustomStringConvertible {
  var diagnostics: [Diagnostic]

  init(_ diagnostics: Diagnostic...) {
    self.diagnostics = diagnostics
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
