import FlowDiagram
import FlowGraph
import Foundation

/// From a graph in memory to DOT in a file.
struct DOTWork {
  var graph: FlowGraph

  /// - Returns: how many nanoseconds it took, each time.
  func run(times: Int, to path: String) throws -> [Int64] {
    let file = URL(filePath: path)
    return try (0..<times).map { _ in
      let time = try ContinuousClock().measure {
        let dot = Diagram.make(from: graph).diagram.dot()
        try Data(dot.utf8).write(to: file)
      }
      let (seconds, attoseconds) = time.components
      return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
  }
}
