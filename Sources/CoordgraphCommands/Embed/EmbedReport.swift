import FlowEmbedding
import FlowGraph
import FlowTrace
import TextDiff

/// The report of `coordgraph embed --check` about a file.
struct EmbedReport {
  /// An error for each place that is out of date.
  let diagnostics: [Diagnostic]
  /// The changes of the flow in sentences, and those of the text in the form of `diff -u`.
  let difference: String

  init(_ change: EmbedChange) {
    let document = change.file.document
    let remedy = "Run 'coordgraph embed \(change.file.path)'."
    let stale = change.pictures.filter { !$0.isCurrent }
    var findings = change.stalePlaces.map { place in
      let sources = change.file.requests.first { $0.place == place }?.sources ?? []
      let list = sources.joined(separator: ", ")
      return (place, "out of date: the diagram of \(list) has changed. \(remedy)")
    }
    findings += stale.map { ($0.place, "\($0.reason). \(remedy)") }
    findings += change.pages.filter { !$0.isCurrent }.map { ($0.place, "\($0.reason). \(remedy)") }
    findings.sort { $0.0.line < $1.0.line }
    diagnostics = findings.map { document.problem(at: $0.0, $0.1) }
    difference =
      Self.words(change)
      + UnifiedDiff.text(
        from: document.bytes, to: change.bytes, old: document.file,
        new: "\(document.file), current") + stale.map(\.difference).joined()
  }

  /// The sentences about each flow, from the place that has the most.
  private static func words(_ change: EmbedChange) -> String {
    var changes: [(source: String, sentences: [String])] = []
    for request in change.file.requests {
      guard let flow = change.flows[request.place.line], let old = change.oldText(request.place),
        let sentences = flow.sentences(since: old), !sentences.isEmpty
      else { continue }
      let source = request.sources.joined(separator: ", ")
      guard let index = changes.firstIndex(where: { $0.source == source }) else {
        changes.append((source, sentences))
        continue
      }
      if sentences.count > changes[index].sentences.count { changes[index].sentences = sentences }
    }
    return changes.map { ChangeParagraph.text($0.sentences, of: $0.source) + "\n\n" }.joined()
  }
}

extension EmbedChange {
  /// What a place shows that is stale; nil for one that is current, or says nothing of what it was
  /// drawn from.
  fileprivate func oldText(_ place: MarkedPlace) -> String? {
    if let picture = pictures.first(where: { $0.place == place }) {
      guard !picture.isCurrent, case .drawn(let dot) = picture.state else { return nil }
      return dot
    }
    guard stalePlaces.contains(place) else { return nil }
    let text = String(decoding: file.document.content(of: place), as: UTF8.self)
      .replacing("\r\n", with: "\n")
    return text.contains("```") ? text : nil
  }
}
