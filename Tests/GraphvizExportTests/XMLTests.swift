import Testing

@testable import GraphvizExport

@Suite("Reading and writing XML")
struct XMLTests {
  private func read(_ text: String) throws -> GraphvizExport.XMLElement {
    try XMLReader.read(Array(text.utf8))
  }

  @Test(
    "References to characters are replaced",
    arguments: [
      ("a &amp; b &lt;b&gt; &quot;&apos;", "a & b <b> \"'"), ("&#65;&#x42;", "AB"),
      ("&#45;&#45;", "--"),
      ("<![CDATA[<&amp;]]>", "<&amp;"), ("a\r\nb\rc&#13;", "a\nb\nc\r"), ("<!-- no -->yes", "yes"),
    ])
  func text(markup: String, text: String) throws {
    #expect(try read("<x>\(markup)</x>").text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("Entities that a document declares itself are kept as references")
  func declared() throws {
    let type = "<!DOCTYPE svg [<!ENTITY svg \"http://www.w3.org/2000/svg\">]>"
    #expect(try read("\(type)<svg xmlns='&svg;'/>")["xmlns"] == "&svg;")
    #expect(try read("<!DOCTYPE svg>\n<svg/>\n<!-- end -->\n").name == "svg")
  }

  @Test("Text and attributes are read back as they were written", arguments: hostileLabels)
  func roundTrip(label: String) throws {
    let back = try written(label)
    #expect(back["a"]?.unicodeScalars.elementsEqual(label.unicodeScalars) == true)
    #expect(back.text.unicodeScalars.elementsEqual(label.unicodeScalars))
  }

  @Test("Characters that XML does not allow become U+FFFD")
  func forbidden() throws {
    #expect(try written("\u{1}a\u{FFFE}\u{0}\t").text == "\u{FFFD}a\u{FFFD}\u{FFFD}\t")
  }

  private func written(_ text: String) throws -> GraphvizExport.XMLElement {
    var svg = SVGBytes()
    svg.append("<x")
    svg.append("a", text)
    svg.append(">")
    svg.append(text: text)
    svg.append("</x>")
    return try XMLReader.read(svg.bytes)
  }

  @Test(
    "Invalid XML is refused with its place and reason",
    arguments: [
      ("<a><b></a>", 10, "unexpected </a>"), ("<a>", 3, "<a> is not closed"),
      ("", 0, "there is no element"), ("<a b></a>", 4, "attribute 'b' without a value"),
      ("<a b=c/>", 5, "the value of attribute 'b' is not quoted"), ("<a b='c", 6, "expected '''"),
      ("<a", 2, "unterminated tag"), ("<a><!-- ", 3, "expected '-->'"),
      ("< a/>", 1, "expected a name"), ("x<a/>", 0, "text outside of the root element"),
      ("<a/>\n x", 6, "text outside of the root element"),
      ("<![CDATA[x]]><a/>", 0, "text outside of the root element"),
      ("<a/><b/>", 4, "a second root element"),
      ("<a>&bogus;</a>", 3, "'&' begins no known reference"),
      ("<a b='c & d'/>", 8, "'&' begins no known reference"),
      ("<a>&#65;&#xD800;</a>", 8, "'&' begins no known reference"),
      ("<!DOCTYPE a><a>&nbsp;</a>", 15, "'&' begins no known reference"),
    ])
  func malformed(text: String, offset: Int, reason: String) {
    #expect(throws: XMLReader.Malformed(offset: offset, reason: reason)) { try read(text) }
  }

  @Test("Endless nesting is refused")
  func depth() {
    #expect(throws: XMLReader.Malformed.self) {
      try read(String(repeating: "<a>", count: 100_000))
    }
  }
}
