import FlowChanges
import FlowGraph

/// What differs between a snapshot and the flow as it is now: in words, then line by line.
struct SnapshotChange {
  /// One paragraph each.
  private(set) var paragraphs: [String]

  /// - Returns: nil when nothing differs.
  init?(from stored: String, madeOf old: OldGraph?, to text: String, of graph: FlowGraph) {
    let (before, now) = (SnapshotLines(stored), SnapshotLines(text))
    guard before != now else { return nil }
    let lines = now.difference(from: before)
    paragraphs = [Self.words(old, graph), "Line by line (- the snapshot, + now):\n\(lines.text)"]
      .compactMap(\.self)
  }

  private static func words(_ old: OldGraph?, _ graph: FlowGraph) -> String? {
    switch old {
    case .known(let old):
      let sentences = FlowDiff(from: old, to: graph).sentences
      guard !sentences.isEmpty else {
        return """
          What leads where is the same; what differs is how it is written: counts, options, or \
          another version of FlowSnapshots.
          """
      }
      return ChangeParagraph.text(sentences)
    case .unknown(let reason):
      return "What changed in the flow cannot be said in words. \(reason)"
    case nil:
      return nil
    }
  }
}
