import Foundation
import HeadlessUIKit
import Testing

@Suite("Documents as attributed strings")
struct DocumentTests {
  @Test(
    "The text of a document is read without its tags",
    arguments: [
      ("<p>Fish &amp; chips</p>", NSAttributedString.DocumentType.html, "Fish & chips\n"),
      ("<style>p { color: red }</style>a<br>b &lt;c&gt;", .html, "a\nb <c>"),
      ("<p>", .plain, "<p>"),
      (#"{\rtf1\ansi Fish \b and\b0  chips}"#, .rtf, "Fish and chips"),
    ])
  func document(text: String, type: NSAttributedString.DocumentType, read: String) throws {
    let string = try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: type], documentAttributes: nil)
    #expect(string.string == read)
  }
}
