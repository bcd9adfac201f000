import FlowEmbedding
import FlowTrace

/// What `coordgraph embed --check` says about a file.
struct EmbedReport {
  /// A sentence for each place that is stale, and how to mend it.
  let diagnostics: [Diagnostic]
  /// The changes, as `diff -u` writes them.
  let difference: String

  init(_ change: EmbedChange) {
    let document = change.file.document
    let remedy = "Run coordgraph embed \(change.file.path)."
    let stale = change.pictures.filter { !$0.isCurrent }
    var findings = change.stalePlaces.map { place in
      let sources = change.file.requests.first { $0.place == place }?.sources ?? []
      let list = sources.joined(separator: ", ")
      return (place, "This place does not show what is in \(list) now. \(remedy)")
    }
    findings += stale.map { ($0.place, "\($0.reason) \(remedy)") }
    findings.sort { $0.0.line < $1.0.line }
    diagnostics = findings.map { document.problem(at: $0.0, $0.1) }
    difference =
      UnifiedDiff.text(
        from: document.bytes, to: change.bytes, old: document.file,
        new: "\(document.file), current") + stale.map(\.difference).joined()
  }
}
