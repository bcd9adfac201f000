import ArgumentParser

/// What can stand in a place of a Markdown file.
enum EmbedFormat: String, CaseIterable, ExpressibleByArgument {
  /// A block of code that the page's reader sees drawn.
  case mermaid
  /// A picture beside the file.
  case svg, png
  /// A block of code with words.
  case outline
  /// A block of code with canonical DOT.
  case dot

  /// What `coordgraph render` calls it.
  var output: OutputFormat {
    switch self {
    case .mermaid: .mermaid
    case .svg: .svg
    case .png: .png
    case .outline: .outline
    case .dot: .dot
    }
  }

  var isPicture: Bool { output.graphvizFormat != nil }

  /// The language of the code block.
  var language: String {
    switch self {
    case .mermaid: "mermaid"
    case .dot: "dot"
    case .outline, .svg, .png: "text"
    }
  }
}
