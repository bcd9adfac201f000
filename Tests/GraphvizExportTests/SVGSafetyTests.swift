import FlowDiagram
import FlowGenerators
import Testing

@testable import GraphvizExport

@Suite("What a finished SVG must not have")
struct SVGSafetyTests {
  private static func svg(_ content: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="1pt">\(content)</svg>

      """.utf8)
  }

  @Test(
    "An SVG that could do something is refused, with what it has",
    arguments: [
      ("<script>alert(1)</script>", "the element <script>"),
      ("<foreignObject/>", "the element <foreignObject>"), ("<SCRIPT/>", "the element <SCRIPT>"),
      ("<image href=\"http://x/\"/>", "the element <image>"),
      ("<use href=\"#a\"/>", "the element <use>"),
      ("<animate/>", "the element <animate>"), ("<svg:script/>", "the element <svg:script>"),
      ("<g onload=\"x\"/>", "the attribute 'onload'"),
      ("<g ONCLICK=\"x\"/>", "the attribute 'ONCLICK'"),
      ("<g src=\"x\"/>", "the attribute 'src'"),
      ("<text text-href=\"x\"/>", "the attribute 'text-href'"),
      ("<g xml:base=\"x\"/>", "the attribute 'xml:base'"),
      ("<a xlink:href=\"http://x/\"/>", "the attribute 'xlink:href'"),
      ("<a href=\"javascript:x\"/>", "the value 'javascript:x' of 'href'"),
      ("<a href=\"http://x/\"/>", "the value 'http://x/' of 'href'"),
      ("<path fill=\"url(http://x/#a)\"/>", "the value 'url(http://x/#a)' of 'fill'"),
      ("<g style=\"fill:#fff\"/>", "the attribute 'style'"),
      ("<g fill=\"URL(//x)\"/>", "the value 'URL(//x)' of 'fill'"),
      ("<g fill=\"\\75rl(x)\"/>", "the value '\\75rl(x)' of 'fill'"),
      ("<style>@import 'x';</style>", "'@import' in its style sheet"),
      ("<style>a{b:url( x)}</style>", "'url(' in its style sheet"),
      (
        "<g xmlns=\"http://www.w3.org/1999/xhtml\"/>",
        "the value 'http://www.w3.org/1999/xhtml' of 'xmlns'"
      ),
      ("<!DOCTYPE svg>", "a declaration or an instruction"),
      ("<![CDATA[x]]>", "a declaration or an instruction"),
      ("<?xml-stylesheet href='x'?>", "a declaration or an instruction"),
      ("<g>", "at byte "),
    ])
  func refused(content: String, objection: String) {
    let found = SVGSafety.objection(to: Self.svg(content), links: nil)
    #expect(found?.hasPrefix(objection) == true, "\(found ?? "nothing")")
  }

  @Test("An instruction in the place of the XML declaration is refused")
  func instruction() {
    for start in ["<?xml-stylesheet href='x'?>", "<?x?>", "<!DOCTYPE svg>"] {
      let svg = Array("\(start)<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
      #expect(
        SVGSafety.objection(to: svg, links: nil) == "a declaration or an instruction at byte 0")
    }
  }

  @Test("Shapes, text, references into the file and links of --link-base are fine")
  func allowed() {
    let links = SourceLinks(base: "https://example.com/{name}.swift?\"")
    let link = links.link(to: "A\"><script>")
    let content = """
      <title>onload=javascript:</title><a href="#x"/><a href="\(link)" aria-label="url(x) \\"/>
      <path fill="url(#a)" d="M0"/>
      <style>.a{fill:#fff}</style><text id="javascript:x" textLength="1">&lt;script&gt;</text>
      """
    #expect(link == "https://example.com/A%22%3E%3Cscript%3E.swift?%22")
    #expect(SVGSafety.objection(to: Self.svg(content), links: links) == nil)
    #expect(SVGSafety.objection(to: Self.svg(content), links: nil) != nil)
    #expect(SVGSafety.objection(to: Self.svg(content), links: SourceLinks(base: "ftp://x/")) != nil)
  }

  @Test("No name leads out of the drawing of a random app, with links and without")
  func random() async throws {
    let names = [
      "<script>alert(1)</script>", "\"/><a href=\"javascript:x\">", "url(http://x)",
      "&#60;script&#62;",
      "]]>", "--><script>", "\\N\\G\\L", "</text></svg><script>", "\u{1B}[2J\u{202E}", "<![CDATA[",
      "",
    ]
    let nodes = names.enumerated().map { index, name in
      var node = Diagram.Node(id: "n\(index)", name: name, role: .screen)
      node.typeName = name
      node.fullName = name
      return node
    }
    let diagram = Diagram(
      title: names.joined(), direction: .topToBottom, clusters: [.init(id: "c", name: names[0])],
      nodes: nodes)
    for links in [nil, SourceLinks(base: "http://example.com/")] {
      let drawing = try await GraphvizRenderer().render(
        diagram, dot: diagram.dot(), as: .svg, links: links)
      #expect(SVGSafety.objection(to: drawing.bytes, links: links) == nil)
    }
  }
}
