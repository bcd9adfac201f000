import CGraphviz
import TextMetrics

extension Box {
  /// Returns the boxes of the lines of a cluster's name, each as wide as its words.
  ///
  /// The lines of markup are not part of Graphviz's interface: their widths are measured, and scaled
  /// to the width of the whole.
  static func lines(ofNameOf cluster: Graph, in name: Box) -> [Box] {
    guard let label = cg_graph_value(cluster, "label"), cg_is_html(label) else { return [name] }
    let size = cg_graph_value(cluster, "fontsize").flatMap { Double(String(cString: $0)) } ?? 14
    let lines = String(cString: label).split(separator: #"<br align="left"/>"#)
      .map { MarkupLine($0, size: size) }.filter { $0.width > 0 }
    let widest = lines.map(\.width).max() ?? 0
    let height = lines.reduce(0) { $0 + $1.size }
    guard widest > 0, height > 0 else { return [name] }
    var top = name.maxY
    return lines.map { line in
      let own = name.height * line.size / height
      let width = name.width * line.width / widest
      defer { top -= own }
      return Box(
        center: Point(x: name.minX + width / 2, y: top - own / 2), width: width, height: own)
    }
  }
}

/// A line of a name in markup as this package writes it.
private struct MarkupLine {
  /// The size of the font, in points.
  var size: Double
  /// In points.
  var width: Double

  init(_ markup: Substring, size: Double) {
    let ownSize = markup.firstMatch(of: /point-size="([0-9.]+)"/).flatMap { Double($0.1) }
    let text = markup.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    self.size = ownSize ?? size
    width = TextMetrics.width(
      of: String(text), size: self.size, bold: markup.contains("<b>"))
  }
}
