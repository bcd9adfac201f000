import Escaping
import FlowTrace

/// Writes the title of a diagram for Mermaid.
enum MermaidTitle {
  /// Returns what shows the title over the diagram; nothing where Mermaid would show it changed,
  /// since there are no entity codes there.
  static func frontMatter(_ title: String) -> String {
    guard !title.isEmpty, MermaidText.isPlain(title) else { return "" }
    var quoted: [UInt8] = []
    quoted.append(quoted: title)
    return "---\ntitle: \(String(decoding: quoted, as: UTF8.self))\n---\n"
  }

  /// Returns what gives the title to those who do not see the diagram.
  static func statement(_ title: String) -> String {
    title.isEmpty ? "" : "  accTitle: \(MermaidText.unquoted(title))\n"
  }
}
