/// What a drawing's text shows of a flow, read back from canonical DOT, a Mermaid flowchart or an
/// outline.
///
/// Identifiers are those of the text with everything but letters and digits of ASCII as `_`, so that
/// DOT and Mermaid have the same. It tells less than the text: no looks, no titles, no legend.
package struct DrawnFlow: Sendable, Hashable {
  /// One line of what is written on an arrow.
  struct Way: Sendable, Hashable {
    var tail: String
    var head: String
    var role: Diagram.Edge.Role
    /// What a person did; empty where nothing is written.
    var trigger: String
  }

  /// Boxes of screens, and the frame that each stands in, if any.
  var screens: [String: String?] = [:]
  /// Boxes and frames of coordinators, and the frame that each stands in, if any.
  var coordinators: [String: String?] = [:]
  var ways: Set<Way> = []

  /// Takes in a box or a frame; the legend's are none of the flow's.
  mutating func add(_ id: String, in frame: String?) {
    let key = Self.key(id)
    if key.hasPrefix("screen_") { screens[key] = .some(frame) }
    if key.hasPrefix("coordinator_") { coordinators[key] = .some(frame) }
  }

  /// Takes in an arrow.
  mutating func add(from tail: String, to head: String, _ role: Diagram.Edge.Role, label: String) {
    let (tail, head) = (Self.key(tail), Self.key(head))
    guard !tail.hasPrefix("legend"), !head.hasPrefix("legend") else { return }
    for trigger in Self.triggers(label) {
      ways.insert(Way(tail: tail, head: head, role: role, trigger: trigger))
    }
  }

  static func key(_ id: String) -> String {
    String(
      id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The lines of a label; one that was wrapped within quotes is one, and marks are none.
  private static func triggers(_ label: String) -> [String] {
    var lines: [String] = []
    var open: String?
    for line in label.split(separator: "\n") {
      let whole = open.map { "\($0) \(line)" } ?? String(line)
      open = whole.count { $0 == "\"" }.isMultiple(of: 2) ? nil : whole
      if open == nil { lines.append(whole) }
    }
    if let open { lines.append(open) }
    let told = lines.prefix { !$0.hasPrefix("! ") }
    return told.isEmpty ? [""] : Array(told)
  }
}
