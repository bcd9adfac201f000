import Escaping

/// The content of a marked place.
public enum EmbeddedDiagram: Sendable, Hashable {
  /// A code block in a language.
  case text(String, language: String)
  /// A picture, which leads to a page where there is one.
  case picture(alt: String, link: String, page: String? = nil)

  /// Returns the lines for a place: the diagram, between blank lines.
  public func content(for place: MarkedPlace) -> [UInt8] {
    let indent = String(repeating: " ", count: place.indent)
    let lines = ["", body, ""].joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? place.newline : indent + $0 + place.newline }.joined()
    return Array(text.utf8)
  }

  /// The diagram in Markdown, without a line break at its end.
  private var body: String {
    switch self {
    case .text(let text, let language):
      return MarkdownText.block(text, language: language)
    case .picture(let alt, let link, let page):
      let picture = "![\(MarkdownText.alternative(alt))](\(AddressText.path(link)))"
      return page.map { "[\(picture)](\(AddressText.path($0)))" } ?? picture
    }
  }
}
