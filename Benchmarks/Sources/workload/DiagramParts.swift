import FlowDiagram
import FlowGraph
import Foundation

/// What a diagram consists of, for others to write as DOT.
struct DiagramParts: Encodable {
  struct Frame: Encodable {
    var id: String
    var label: String
    var parent: String?
  }

  struct Box: Encodable {
    var id: String
    var label: String
    var frame: String?
  }

  struct Arrow: Encodable {
    var tail: String
    var head: String
    var label: String
  }

  var frames: [Frame]
  var boxes: [Box]
  var arrows: [Arrow]

  init(of graph: FlowGraph) {
    let diagram = Diagram.make(from: graph).diagram
    frames = diagram.clusters.map { Frame(id: $0.id, label: $0.name, parent: $0.parent) }
    boxes = diagram.nodes.map { Box(id: $0.id, label: $0.name, frame: $0.cluster) }
    arrows = diagram.edges.map {
      Arrow(
        tail: $0.tail, head: $0.head,
        label: $0.rows.map(\.description).joined(separator: "\n"))
    }
  }

  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
