import FlowDiagram

/// A node, edge or cluster, with the values that are compared.
///
/// Texts are bytes: Swift compares characters, and Graphviz bytes.
struct GraphvizPart {
  enum Kind: String {
    case node, edge, cluster
  }

  enum Value: Equatable {
    case text([UInt8])
    /// The lines of a label's words.
    case lines([String])
    /// A label that is not markup as ours.
    case malformed([UInt8])

    static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.text(let a), .text(let b)), (.malformed(let a), .malformed(let b)): a == b
      case (.lines(let a), .lines(let b)):
        a.count == b.count && zip(a, b).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      default: false
      }
    }
  }

  var kind: Kind
  var name: [UInt8]
  /// The values, in the same order for all parts of a kind.
  var facts: [(name: String, value: Value)]
}

extension GraphvizPart {
  /// Returns the parts of a diagram.
  static func parts(in diagram: Diagram) -> [GraphvizPart] {
    let parents = Dictionary(
      diagram.clusters.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    func depth(_ cluster: String?) -> Int {
      var depth = 0
      var next = cluster
      // The bound ends a cycle of parents, which differs from anything that is read.
      while let id = next, depth <= parents.count {
        depth += 1
        next = parents[id] ?? nil
      }
      return depth
    }
    func name(_ cluster: String?) -> [UInt8]? { cluster.map { Array("cluster_\($0)".utf8) } }
    let labels = Labels(of: diagram)
    return diagram.nodes.map {
      node(
        Array($0.id.utf8), label: .lines(labels.card(of: $0).lines), cluster: name($0.cluster),
        depth: depth($0.cluster)
      )
    }
      + diagram.edges.map {
        edge(
          Array($0.id.utf8), tail: Array($0.tail.utf8), head: Array($0.head.utf8),
          row: Array(($0.action ?? "").utf8), label: .lines(labels.label(of: $0, in: diagram)))
      }
      + diagram.clusters.map {
        cluster(
          name($0.id)!, label: .lines(labels.card(of: $0).lines), parent: name($0.parent))
      }
  }

  /// - Parameters:
  ///   - name: the node's name.
  ///   - label: the node's label.
  ///   - cluster: the innermost cluster that it is in.
  ///   - depth: the number of clusters that it is in.
  static func node(_ name: [UInt8], label: Value, cluster: [UInt8]?, depth: Int) -> Self {
    Self(
      kind: .node, name: name,
      facts: [
        ("label", label), ("cluster", .text(cluster ?? [])),
        ("depth", .text(Array("\(depth)".utf8))),
      ])
  }

  /// - Parameters:
  ///   - row: the port of the row that it leaves; empty where it leaves the whole node.
  ///   - label: the words above it.
  static func edge(
    _ name: [UInt8], tail: [UInt8], head: [UInt8], row: [UInt8], label: Value
  ) -> Self {
    Self(
      kind: .edge, name: name,
      facts: [
        ("tail", .text(tail)), ("head", .text(head)), ("row", .text(row)), ("label", label),
      ])
  }

  static func cluster(_ name: [UInt8], label: Value, parent: [UInt8]?) -> Self {
    Self(kind: .cluster, name: name, facts: [("label", label), ("parent", .text(parent ?? []))])
  }
}

extension GraphvizPart {
  /// Returns a clause for each part that is missing, unexpected or different.
  static func differences(expected: [Self], found: [Self]) -> [String] {
    let found = Dictionary(grouping: found, by: \.key)
    var wanted: Set<[UInt8]> = []
    var differences: [String] = []
    for part in expected {
      guard wanted.insert(part.key).inserted else {
        differences.append("\(part) is in the diagram twice")
        continue
      }
      guard let match = found[part.key]?.first else {
        differences.append("\(part) is missing")
        continue
      }
      for (fact, other) in zip(part.facts, match.facts) where fact.value != other.value {
        differences.append(
          "the \(fact.name) of \(part) reads \(other.value) instead of \(fact.value)")
      }
    }
    for parts in found.values {
      if !wanted.contains(parts[0].key) {
        differences.append("\(parts[0]) is not in the diagram")
      } else if parts.count > 1 {
        differences.append("\(parts[0]) occurs \(parts.count) times")
      }
    }
    return differences.sorted()
  }

  private var key: [UInt8] { Array(kind.rawValue.utf8) + [0] + name }
}

extension GraphvizPart: CustomStringConvertible {
  var description: String { "\(kind.rawValue) \"\(String(decoding: name, as: UTF8.self))\"" }
}

extension GraphvizPart.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let bytes):
      "\"\(String(decoding: bytes, as: UTF8.self))\""
    case .lines(let lines):
      "\"\(lines.joined(separator: "\n"))\""
    case .malformed(let bytes):
      "the label <\(String(decoding: bytes, as: UTF8.self))>"
    }
  }
}
