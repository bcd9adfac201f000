import FlowGraph
import FlowTrace

/// The graph that a snapshot was made of, or why it is not known.
enum OldGraph {
  case known(FlowGraph)
  case unknown(String)

  /// Reads it.
  ///
  /// - Parameters:
  ///   - json: the stored bytes; nil when there are none.
  ///   - path: where they stand.
  init(json: [UInt8]?, path: String) {
    guard let json else {
      self = .unknown("The graph that the snapshot was made of is not there: \(path)")
      return
    }
    do {
      self = .known(try FlowGraph(json: json, file: path))
    } catch {
      self = .unknown("\(error.summary)")
    }
  }
}
