public import FlowDiagram
import FlowReading

/// A finished picture of a page, and the diagram that it shows.
public struct ViewerPicture: Sendable {
  /// The name of the view that it shows, `map`, or of a map with coordinators closed, `map-closed`.
  public var name: String
  /// What the picture was drawn from.
  public var diagram: Diagram
  /// The SVG as `GraphvizExport` finishes it.
  public var svg: [UInt8]

  public init(name: String, diagram: Diagram, svg: [UInt8]) {
    self.name = name
    self.diagram = diagram
    self.svg = svg
  }
}

/// A page of HTML to look around in a flow: pictures, what they were drawn from, one script and one
/// style sheet. It needs no other file, and no network.
///
/// The first picture is in the page as it is, so that it is there without scripts, too. The others are
/// templates, because the identifiers in them are the same, and leave out their metadata and the
/// attributes that the style sheet has.
public struct ViewerPage: Sendable {
  /// The pictures, the one to show first in front.
  public var pictures: [ViewerPicture]
  /// The graph, the verdicts and the sessions.
  public var data: ViewerData

  public init(pictures: [ViewerPicture], data: ViewerData) {
    self.pictures = pictures
    self.data = data
  }

  /// What stands before the data.
  static let dataStart = "<script type=\"application/json\" id=\"flow\">\n"

  /// The data of the page, as it stands in it. It does not depend on how the pictures are laid out, so
  /// pages of one flow that were drawn with different fonts have the same.
  package var contents: String {
    var text = HTMLText()
    text.add(json: data.json(of: pictures))
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The page. Equal pictures and readings give equal bytes. O(*n*).
  public var html: [UInt8] {
    let script = Array("\n\(PageScript.text)".utf8)
    let style = Array("\n".utf8) + PackageResources.viewer_css
    let drawings = pictures.map { InlineSVG($0.svg) }
    let policy = PagePolicy(
      scripts: [script], styles: [style] + drawings.compactMap(\.style), isLive: data.isLive)
    var html = HTMLText()
    html.add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>
      """)
    html.add(escaped: data.title)
    html.add("</title>\n")
    // Without it, browsers would ask the server for one.
    if data.isLive { html.add("<link rel=\"icon\" href=\"data:,\">\n") }
    html.add("<style>")
    html.add(bytes: style)
    html.add("</style>\n</head>\n<body>\n<header id=\"bar\"><h1>")
    html.add(escaped: data.title)
    html.add("</h1></header>\n<main id=\"stage\">\n<div id=\"canvas\">\n")
    if let first = drawings.first { html.add(bytes: first.bytes) }
    html.add("</div>\n</main>\n")
    for (picture, drawing) in zip(pictures, drawings).dropFirst() {
      html.add("<template id=\"picture-")
      html.add(escaped: picture.name)
      html.add("\">\n")
      html.add(bytes: drawing.shortened)
      html.add("</template>\n")
    }
    html.add(Self.dataStart)
    html.add(contents)
    html.add("</script>\n<script>")
    html.add(bytes: script)
    html.add("</script>\n</body>\n</html>\n")
    return html.bytes
  }
}

/// Bytes of HTML in the making.
private struct HTMLText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ markup: String) { bytes += markup.utf8 }

  mutating func add(bytes more: [UInt8]) { bytes += more }

  /// Adds text, for an element or for an attribute in quotes.
  mutating func add(escaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 0..<0x20, 0x7F: bytes += "\u{FFFD}".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Adds JSON to a `script` element: what could end the element, or begin a comment, is in strings
  /// alone, where an escape stands for it.
  mutating func add(json: String) {
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
  }
}
