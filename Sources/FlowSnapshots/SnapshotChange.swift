import FlowChanges
import FlowGraph
import FlowTrace

/// What differs between a snapshot and the flow: in words, then line by line.
struct SnapshotChange {
  /// The graph that a snapshot was made of, or why it is not available.
  enum OldGraph {
    case known(FlowGraph)
    case unknown(String)

    /// Reads the graph.
    ///
    /// - Parameters:
    ///   - json: the stored bytes; nil when there are none.
    ///   - path: the name of the file in an error.
    init(json: [UInt8]?, path: String) {
      guard let json else {
        self = .unknown("The graph that the snapshot was made of is missing: \(path)")
        return
      }
      do {
        self = .known(try FlowGraph(json: json, file: path))
      } catch {
        self = .unknown("\(error.summary)")
      }
    }
  }

  private(set) var paragraphs: [String]

  /// - Parameter incompleteness: why the flow may lack parts; nil when it does not.
  /// - Returns: nil when nothing differs.
  init?(
    from stored: String, madeOf old: OldGraph?, to text: String, of graph: FlowGraph,
    incompleteness: String? = nil
  ) {
    let (before, now) = (SnapshotLines(stored), SnapshotLines(text))
    guard before != now else { return nil }
    paragraphs = [
      incompleteness.map { "The flow may lack parts. \($0)" }, Self.words(old, graph),
      "Line by line (- the snapshot, + now):\n\(now.difference(from: before).text)",
    ].compactMap(\.self)
  }

  private static func words(_ old: OldGraph?, _ graph: FlowGraph) -> String? {
    switch old {
    case .known(let old):
      let sentences = FlowDiff(from: old, to: graph).sentences
      guard !sentences.isEmpty else {
        return """
          The flow is the same; only its text differs: counts, options, or another version of \
          FlowSnapshots.
          """
      }
      return ChangeParagraph.text(sentences)
    case .unknown(let reason):
      return "The change in the flow can't be described. \(reason)"
    case nil:
      return nil
    }
  }
}
