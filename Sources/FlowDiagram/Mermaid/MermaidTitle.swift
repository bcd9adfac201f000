import FlowTrace

/// What a diagram is of, for Mermaid.
enum MermaidTitle {
  /// Shows the title over the diagram, except where Mermaid would show it changed: what it has
  /// there knows no entity codes.
  static func frontMatter(_ title: String) -> String {
    guard !title.isEmpty, MermaidText.isPlain(title) else { return "" }
    var quoted: [UInt8] = []
    quoted.append(quoted: title)
    return "---\ntitle: \(String(decoding: quoted, as: UTF8.self))\n---\n"
  }

  /// Tells the title to those who do not see the diagram.
  static func statement(_ title: String) -> String {
    title.isEmpty ? "" : "  accTitle: \(MermaidText.unquoted(title))\n"
  }
}
