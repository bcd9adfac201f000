/// What a text shows of a flow, read back from canonical DOT, a Mermaid flowchart or an outline.
///
/// Identifiers are those of the text with everything but letters and digits of ASCII as `_`, so that
/// DOT and Mermaid have the same. Looks, titles and legends are left out.
package struct DrawnFlow: Sendable, Hashable {
  /// A row of an edge.
  struct Row: Sendable, Hashable {
    var tail: String
    var head: String
    var role: Diagram.Edge.Role
    /// What a person did; empty where the edge has no label.
    var trigger: String
  }

  /// The nodes of screens, and the cluster that each is in, if any.
  var screens: [String: String?] = [:]
  /// The nodes and clusters of coordinators, and the cluster that each is in, if any.
  var coordinators: [String: String?] = [:]
  var rows: Set<Row> = []

  /// Adds a node or a cluster, unless it is part of a legend.
  mutating func add(_ id: String, in cluster: String?) {
    let key = Self.key(id)
    if key.hasPrefix("screen_") { screens[key] = .some(cluster) }
    if key.hasPrefix("coordinator_") { coordinators[key] = .some(cluster) }
  }

  /// Adds an edge, unless it is part of a legend.
  mutating func add(from tail: String, to head: String, _ role: Diagram.Edge.Role, label: String) {
    let (tail, head) = (Self.key(tail), Self.key(head))
    guard !tail.hasPrefix("legend"), !head.hasPrefix("legend") else { return }
    for trigger in Self.triggers(label) {
      rows.insert(Row(tail: tail, head: head, role: role, trigger: trigger))
    }
  }

  static func key(_ id: String) -> String {
    String(
      id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Returns the lines of a label but for marks; one that was wrapped within quotes is one.
  private static func triggers(_ label: String) -> [String] {
    var lines: [String] = []
    var open: String?
    for line in label.split(separator: "\n") {
      let whole = open.map { "\($0) \(line)" } ?? String(line)
      open = whole.count { $0 == "\"" }.isMultiple(of: 2) ? nil : whole
      if open == nil { lines.append(whole) }
    }
    if let open { lines.append(open) }
    let rows = lines.prefix { !$0.hasPrefix("! ") }
    return rows.isEmpty ? [""] : Array(rows)
  }
}
