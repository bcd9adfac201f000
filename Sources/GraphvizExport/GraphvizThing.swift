import FlowDiagram

/// A node, edge or cluster, and what there is to compare about it.
///
/// Texts are bytes: Swift takes differently encoded accents for equal, Graphviz does not.
struct GraphvizThing {
  enum Kind: String {
    case node, edge, cluster
  }

  enum Value: Equatable {
    case text([UInt8])
    /// A label with escapes or markup of its own: it would show something else than it says.
    case markup([UInt8])
  }

  var kind: Kind
  var name: [UInt8]
  /// In an order that is the same for all of a kind.
  var facts: [(name: String, value: Value)]
}

extension GraphvizThing {
  static func things(in diagram: Diagram) -> [GraphvizThing] {
    let parents = Dictionary(
      diagram.clusters.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    func depth(_ cluster: String?) -> Int {
      var depth = 0
      var next = cluster
      // Parents that go round in circles end somewhere, and differ from anything read.
      while let id = next, depth <= parents.count {
        depth += 1
        next = parents[id] ?? nil
      }
      return depth
    }
    func name(_ cluster: String?) -> [UInt8]? { cluster.map { Array("cluster_\($0)".utf8) } }
    return diagram.nodes.map {
      node(
        Array($0.id.utf8), label: $0.label.text, cluster: name($0.cluster), depth: depth($0.cluster)
      )
    }
      + diagram.edges.map {
        edge(
          Array($0.id.utf8), tail: Array($0.tail.utf8), head: Array($0.head.utf8),
          label: $0.label.text)
      }
      + diagram.clusters.map {
        cluster(name($0.id)!, label: $0.label.text, parent: name($0.parent))
      }
  }

  /// - Parameters:
  ///   - cluster: The innermost one it is in.
  ///   - depth: How many it is in. With the clusters' parents, that says which.
  static func node(_ name: [UInt8], label: Value, cluster: [UInt8]?, depth: Int) -> Self {
    Self(
      kind: .node, name: name,
      facts: [
        ("label", label), ("cluster", .text(cluster ?? [])),
        ("depth", .text(Array("\(depth)".utf8))),
      ])
  }

  static func edge(_ name: [UInt8], tail: [UInt8], head: [UInt8], label: Value) -> Self {
    Self(
      kind: .edge, name: name,
      facts: [("tail", .text(tail)), ("head", .text(head)), ("label", label)])
  }

  static func cluster(_ name: [UInt8], label: Value, parent: [UInt8]?) -> Self {
    Self(kind: .cluster, name: name, facts: [("label", label), ("parent", .text(parent ?? []))])
  }
}

extension GraphvizThing {
  /// A clause for everything that is missing, too much or different.
  static func differences(expected: [Self], found: [Self]) -> [String] {
    let found = Dictionary(grouping: found, by: \.key)
    var wanted: Set<[UInt8]> = []
    var differences: [String] = []
    for thing in expected {
      guard wanted.insert(thing.key).inserted else {
        differences.append("\(thing) is twice in the diagram")
        continue
      }
      guard let match = found[thing.key]?.first else {
        differences.append("\(thing) is missing")
        continue
      }
      for (fact, other) in zip(thing.facts, match.facts) where fact.value != other.value {
        differences.append(
          "the \(fact.name) of \(thing) reads \(other.value) instead of \(fact.value)")
      }
    }
    for things in found.values {
      if !wanted.contains(things[0].key) {
        differences.append("\(things[0]) is not in the diagram")
      } else if things.count > 1 {
        differences.append("\(things[0]) is there \(things.count) times")
      }
    }
    return differences.sorted()
  }

  private var key: [UInt8] { Array(kind.rawValue.utf8) + [0] + name }
}

extension GraphvizThing: CustomStringConvertible {
  var description: String { "\(kind.rawValue) \"\(String(decoding: name, as: UTF8.self))\"" }
}

extension GraphvizThing.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let bytes):
      "\"\(String(decoding: bytes, as: UTF8.self))\""
    case .markup(let bytes):
      "the markup <\(String(decoding: bytes, as: UTF8.self))>"
    }
  }
}

extension String {
  fileprivate var text: GraphvizThing.Value { .text(Array(utf8)) }
}
