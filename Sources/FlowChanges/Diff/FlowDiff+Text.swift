import Escaping
import FlowGraph

extension FlowDiff {
  /// The difference for a terminal: a sentence a line, and at the end how much it is.
  public var text: String {
    let lines = ["\(title)", ""] + (isEmpty ? [] : sentences.map { "- \($0)" } + [""])
    return (lines + [summary]).map { "\(TerminalText.escaped($0))\n" }.joined()
  }

  /// The difference as Markdown, as a bot puts it under a pull request: how much it is, what it is,
  /// and a drawing that opens when it is asked for.
  ///
  /// - Parameter mermaid: a Mermaid flowchart of what is different.
  public func markdown(drawing mermaid: String? = nil) -> String {
    let head = "**\(MarkdownText.inline(title))**: \(MarkdownText.inline(summary))"
    guard !isEmpty else { return head + "\n" }
    let list = sentences.map { "- \(MarkdownText.inline($0))" }.joined(separator: "\n")
    guard let mermaid else { return "\(head)\n\n\(list)\n" }
    return """
      \(head)

      \(list)

      <details>
      <summary>What is different, drawn</summary>

      \(MarkdownText.block(mermaid, language: "mermaid"))

      </details>

      """
  }
}
