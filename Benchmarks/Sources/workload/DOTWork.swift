import FlowDiagram
import FlowGraph
import Foundation

/// Writing DOT to a file, again and again.
struct DOTWork {
  var graph: FlowGraph
  var path: String

  /// Draws the graph up, and writes it.
  ///
  /// - Returns: how many nanoseconds it took, each time.
  func draw(times: Int) throws -> [Int64] {
    try measure(times: times) { Diagram.make(from: graph).diagram }
  }

  /// Makes a diagram of frames, boxes and arrows that are known already, and writes it.
  ///
  /// - Returns: how many nanoseconds it took, each time.
  func write(times: Int) throws -> [Int64] {
    let known = Diagram.make(from: graph).diagram
    return try measure(times: times) {
      var diagram = Diagram(title: known.title, direction: known.direction)
      for cluster in known.clusters {
        diagram.clusters.append(
          .init(id: cluster.id, name: cluster.name, parent: cluster.parent))
      }
      for node in known.nodes {
        diagram.nodes.append(
          .init(id: node.id, name: node.name, role: node.role, cluster: node.cluster))
      }
      for edge in known.edges {
        diagram.edges.append(
          .init(
            id: edge.id, tail: edge.tail, head: edge.head, role: edge.role, rows: edge.rows))
      }
      return diagram
    }
  }

  private func measure(times: Int, _ diagram: () -> Diagram) throws -> [Int64] {
    let file = URL(filePath: path)
    return try (0..<times).map { _ in
      let time = try ContinuousClock().measure {
        try Data(diagram().dot().utf8).write(to: file)
      }
      let (seconds, attoseconds) = time.components
      return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
  }
}
