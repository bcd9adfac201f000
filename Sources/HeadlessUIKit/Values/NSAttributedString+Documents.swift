import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The names of the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text; UTF-8 is read in any case.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads the text of a document, without its attributes: what stands between the tags of HTML, or between the
  /// control words of RTF.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the document is not UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType {
    case .html: self.init(string: Self.text(ofHTML: text))
    case .rtf, .rtfd: self.init(string: text.replacing(/\\[a-z]+-?\d* ?|[{}]/, with: ""))
    default: self.init(string: text)
    }
  }

  private static func text(ofHTML html: String) -> String {
    var text = html.replacing(/(?s)<(style|script|head)\b.*?<\/\1>/.ignoresCase(), with: "")
    text = text.replacing(/\s+/, with: " ")
    text = text.replacing(/<br *\/?>|<\/(p|div|li|h[1-6])>/.ignoresCase(), with: "\n")
    text = text.replacing(/<[^>]*>/, with: "")
    let entities = [
      ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    for (entity, character) in entities { text = text.replacing(entity, with: character) }
    return text.trimmingCharacters(in: .whitespaces)
  }
}
