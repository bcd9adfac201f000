import FlowDiagram
import Foundation
import ScreenPictures
import Testing
import TextMetrics

@testable import GraphvizExport

@Suite("Pictures of screens on their cards")
struct ScreenPictureTests {
  static let wireframe = Wireframe(
    screen: "LoginViewController",
    parts: [
      .init(.sheet), .init(.back), .init(.right, "Done"), .init(.title, "<A> & \"B\""),
      .init(.text, "Enter your e-mail address and a password of at least twelve letters."),
      .init(.field, "E-mail"), .init(.on, "Remember me"), .init(.off, "News"),
      .init(.segments, "Day", "Week", selected: 1), .init(.slider, "Volume"),
      .init(.stepper, "Count"), .init(.button, "Log in"), .init(.image, ""),
      .init(.tabs, "Green", "Blue", selected: 0),
    ])
  static let list = Wireframe(
    screen: "ListViewController",
    parts: [.init(.search, "Search")]
      + (0..<30).map { .init(.row, "Row \($0) with a name that is too long for it", "Detail") }
      + (0..<5).map { .init(.item, "Item \($0)") })
  static let alert = Wireframe(
    screen: "UIAlertController",
    parts: [
      .init(.alert), .init(.title, "Delete?"), .init(.text, "This can't be undone."),
      .init(.field, "Reason"), .init(.button, "Delete"), .init(.button, "Cancel"),
    ])

  /// A PNG of one pixel, with a comment.
  static let png: [UInt8] = {
    let pixel = Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        """)!
    return PNGChunks(Array(pixel))!.adding(text: "where it was taken", for: "Comment")
  }()

  @Test("A wireframe is read back from its file", arguments: [wireframe, list, alert])
  func file(wireframe: Wireframe) throws {
    #expect(try Wireframe(file: wireframe.file) == wireframe)
  }

  @Test(
    "A file that is no wireframe is refused, with the line",
    arguments: [
      ("", "line 1: the file is empty"), ("{}", "line 1: expected"),
      ("[\"wireframe\",2,\"A\"]", "line 1: this is not the first line"),
      ("[\"title\",\"A\"]", "line 1: this is not the first line"),
      ("[\"wireframe\",1,\"A\"]\n[\"title\",", "line 2: "),
      ("[\"wireframe\",1,\"A\"]\n[\"title\",{}]", "line 2: expected a text"),
      ("[\"wireframe\",1,\"A\"]\n[\"tabs\",1,2]", "line 2: expected a text"),
      ("[\"wireframe\",1,\"A\"]" + String(repeating: "\n[]", count: 300), "line 202: "),
      (String(repeating: " ", count: 70_000), "line 1: the file is too long"),
    ])
  func malformed(text: String, message: String) {
    let error = #expect(throws: WireframeError.self) { try Wireframe(file: Array(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("Parts of a later version are left out")
  func later() throws {
    let text = "[\"wireframe\",1,\"A\"]\n[\"hologram\",\"B\"]\n[\"button\",\"C\"]\n"
    #expect(
      try Wireframe(file: Array(text.utf8))
        == Wireframe(screen: "A", parts: [.init(.button, "C")]))
  }

  @Test("A photograph keeps its size and loses everything but the picture")
  func photograph() throws {
    let png = try ScreenPNG(file: Self.png)
    #expect(png.width == 1 && png.height == 1)
    #expect(png.bytes.firstRange(of: Array("taken".utf8)) == nil)
    #expect(png.bytes.count < Self.png.count && PNGChunks(png.bytes) != nil)
  }

  @Test("A damaged, foreign or huge photograph is refused")
  func refused() {
    var damaged = Self.png
    damaged[damaged.count - 20] ^= 1
    #expect(throws: ScreenPNGError.notPNG) { try ScreenPNG(file: damaged) }
    #expect(throws: ScreenPNGError.notPNG) { try ScreenPNG(file: Array("<svg/>".utf8)) }
    #expect(throws: ScreenPNGError.notPNG) { try ScreenPNG(file: []) }
    #expect(throws: ScreenPNGError.tooLong) {
      try ScreenPNG(file: Self.png + Array(repeating: 0, count: 3 << 20))
    }
  }

  @Test("No shape of a wireframe is outside its frame", arguments: [wireframe, list, alert])
  func inside(wireframe: Wireframe) throws {
    let svg = String(decoding: WireframeDrawing.svg(of: wireframe).bytes, as: UTF8.self)
    let size = ScreenPicture.size
    func number(_ text: Substring) -> Double { Double(text) ?? .nan }
    for rect in svg.matches(
      of: /<rect x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)"/)
    {
      #expect(number(rect.1) >= 0 && number(rect.1) + number(rect.3) <= size.width + 0.01)
      #expect(number(rect.2) >= 0 && number(rect.2) + number(rect.4) <= size.height + 0.01)
    }
    let texts = svg.matches(
      of: /text-anchor="(\w+)" x="([\d.]+)" y="([\d.]+)".*?textLength="([\d.]+)"/)
    #expect(!texts.isEmpty)
    for text in texts {
      let (x, width) = (number(text.2), number(text.4))
      let start = text.1 == "start" ? x : text.1 == "end" ? x - width : x - width / 2
      #expect(start >= 0 && start + width <= size.width, "\(text.0)")
      #expect((0...size.height).contains(number(text.3)))
    }
  }

  private static func diagram(_ pictures: [ScreenPicture?]) -> Diagram {
    let nodes = pictures.enumerated().map { index, picture in
      var node = Diagram.Node(
        id: "n\(index)", name: "Screen \(index)", role: .screen,
        actions: [
          .init(
            id: "a\(index)", rows: [.trigger("tap \"Next\"")],
            targets: [.init(role: .push, node: "n0", name: "Screen 0")])
        ])
      node.picture = picture
      return node
    }
    return Diagram(title: "App", direction: .topToBottom, nodes: nodes)
  }

  @Test("Each picture stands on its own card, below the name and above the rows")
  func cards() async throws {
    let png = try ScreenPNG(file: Self.png)
    let diagram = Self.diagram([
      .wireframe(Self.wireframe), nil, .png(png), .wireframe(Self.alert),
    ])
    let dot = diagram.dot(theme: .default)
    let renderer = try GraphvizRenderer(cache: nil)
    let svg = String(
      decoding: try await renderer.render(diagram, dot: dot, as: .svg).bytes, as: UTF8.self)
    let cards = svg.split(separator: "<g id=\"n").dropFirst()
    #expect(cards.map { $0.contains("class=\"screen\"") } == [true, false, true, true])
    for (index, card) in cards.enumerated() where index != 1 {
      let name = try #require(card.firstRange(of: "Screen \(index)</text>"))
      let picture = try #require(card.firstRange(of: "<g class=\"screen\""))
      let row = try #require(card.firstRange(of: ">tap \"Next\""))
      #expect(name.upperBound <= picture.lowerBound && picture.upperBound <= row.lowerBound)
    }
    #expect(svg.contains("<image width=\"108\" height=\"108\" href=\"data:image/png;base64,iVBOR"))
    #expect(svg.contains(">&lt;A&gt; &amp; \"B\"</text>"))
    #expect(svg.contains(".coordgraph [fill=\"#e6edf5\"]{fill:#"))
  }

  @Test("A PNG in an SVG is allowed only where photographs were given, and only as bytes")
  func safety() {
    func objection(_ href: String, _ hasPhotographs: Bool) -> String? {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"\(href)\"/></svg>"
      return SVGSafety.objection(
        to: Array(svg.utf8), links: nil, hasPhotographs: hasPhotographs)
    }
    let png = "data:image/png;base64,iVBORw0KGgo="
    #expect(objection(png, true) == nil)
    #expect(objection(png, false) == "the element <image>")
    for href in [
      "http://example.com/a.png", "data:image/svg+xml;base64,AAAA", "data:text/html,x",
      png + " x", png + "&quot;", "a.png", "javascript:x",
    ] {
      #expect(objection(href, true)?.hasPrefix("the value") == true, "\(href)")
    }
  }
}
