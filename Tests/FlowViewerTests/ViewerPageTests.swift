import CustomDump
import FlowDiagram
import FlowGraph
import FlowReading
import FlowTrace
import Testing

@testable import FlowViewer

@Suite("A page of HTML")
struct ViewerPageTests {
  private func page(app: String, svgs: [String] = ["<svg></svg>\n"]) -> String {
    let graph = FlowGraph(app: app, screens: [.init(type: "\(app).CartViewController")])
    let diagram = Diagram.make(from: graph).diagram
    let pictures = svgs.enumerated().map { index, svg in
      ViewerPicture(name: "view\(index)", diagram: diagram, svg: Array(svg.utf8))
    }
    let page = ViewerPage(pictures: pictures, data: ViewerData(FlowReading(graph)))
    return String(decoding: page.html, as: UTF8.self)
  }

  @Test(
    "A name in a page ends no element and begins none",
    arguments: [
      "</script><script>alert(1)</script>", "<!--<script>", "]]>", "</style>", "</title><b>",
      "\" onload=\"x", "&lt;", "\u{2028}\u{0}\u{1B}",
    ])
  func names(app: String) throws {
    let page = page(app: app)
    let plain = self.page(app: "Shop")
    for mark in ["<script", "</script", "<style", "</title", "<!--", "<b>", "onload=\"x"] {
      #expect(
        page.components(mark) == plain.components(mark), "\(mark) in a page of an app named \(app)")
    }
  }

  @Test("Only a page that is served has the keys of its screens")
  func keys() {
    let reading = FlowReading(FlowGraph(app: "Shop", screens: [.init(type: "CartScreen")]))
    let file = ViewerData(reading).json(of: [])
    #expect(!file.contains("\"keys\""))
    #expect(ViewerData(reading, isLive: true).json(of: []).contains("\"keys\""))
  }

  @Test("The first picture is in the page, the others are templates, without XML declarations")
  func pictures() {
    let svg = "<?xml version=\"1.0\"?>\n<svg id=\"one\"></svg>\n"
    let page = page(app: "Shop", svgs: [svg, svg.replacing("one", with: "two")])
    #expect(page.contains("<div id=\"canvas\">\n<svg id=\"one\"></svg>\n</div>"))
    #expect(page.contains("<template id=\"picture-view1\">\n<svg id=\"two\"></svg>\n</template>"))
    #expect(!page.contains("<?xml"))
  }

  @Test("A page's first picture and data can be read from it, whatever the app is named")
  func contents() throws {
    for app in ["Shop", "</script><div id=\"canvas\">\n", "</div>\n</main>\n"] {
      let svgs = ["<svg id=\"one\"></svg>\n", "<svg id=\"two\"></svg>\n"]
      let page = page(app: app, svgs: svgs)
      let contents = try #require(PageContents(of: Array(page.utf8)))
      expectNoDifference(String(decoding: contents.picture, as: UTF8.self), svgs[0])
      let data = String(decoding: contents.data, as: UTF8.self)
      #expect(data.hasPrefix("{\n") && data.hasSuffix("}\n"), "\(data)")
      #expect(page.contains(data))
    }
  }

  @Test("Other files have no contents of a page", arguments: ["", "<p></p>", "<svg></svg>"])
  func noContents(text: String) {
    #expect(PageContents(of: Array(text.utf8)) == nil)
  }

  @Test(
    "The policy allows the page's own script and style sheets by their hashes, and nothing else")
  func policy() throws {
    let sheet = "<svg><style>a{}</style></svg>"
    let page = page(app: "Shop", svgs: [sheet, sheet])
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.matches(of: /sha256-/).count == 3)
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    // printf 'a{}' | openssl dgst -sha256 -binary | base64
    #expect(policy.contains("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"))
  }

  @Test("A page of a stored graph has its screens, and no session")
  func storedGraph() {
    let page = page(app: "Shop")
    #expect(page.contains("\"screens\": [\n    \"CartViewController\"\n  ]"))
    #expect(page.contains("\"sessions\": []"))
  }
}

extension String {
  fileprivate func components(_ mark: String) -> Int { ranges(of: mark).count }
}
