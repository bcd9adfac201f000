import CGraphviz
import TextMetrics

/// The name of a laid out cluster: a label whose lines are each as wide as their words.
///
/// The lines of markup are not part of Graphviz's interface: their widths are measured, and scaled
/// to the width of the whole.
struct ClusterName {
  let cluster: Graph
  let label: UnsafeMutablePointer<textlabel_t>
  private let lines: [MarkupLine]

  /// Nil where the cluster has no name.
  init?(of cluster: Graph) {
    guard let label = cg_graph_label(cluster) else { return nil }
    self.cluster = cluster
    self.label = label
    guard let markup = cg_graph_value(cluster, "label"), cg_is_html(markup) else {
      lines = []
      return
    }
    let size = cg_graph_value(cluster, "fontsize").flatMap { Double(String(cString: $0)) } ?? 14
    lines = String(cString: markup).split(separator: #"<br align="left"/>"#)
      .map { MarkupLine($0, size: size) }.filter { $0.width > 0 }
  }

  /// The boxes of the lines where the name is now.
  var lineBoxes: [Box] {
    let name = Box(label)
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
    // Scanned by hand: building a regular expression takes longer than placing a name.
    var text = markup.utf8.split(separator: UInt8(ascii: ">")).reduce(into: "") { text, piece in
      text += Substring(piece.prefix { $0 != UInt8(ascii: "<") })
    }
    if text.utf8.contains(UInt8(ascii: "&")) {
      text = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
    self.size = Self.pointSize(in: markup) ?? size
    width = TextMetrics.width(of: text, size: self.size, bold: markup.contains("<b>"))
  }

  /// Returns the first size that the markup sets.
  private static func pointSize(in markup: Substring) -> Double? {
    guard let name = markup.utf8.firstRange(of: "point-size=\"".utf8) else { return nil }
    return Double(markup[name.upperBound...].prefix { $0 != "\"" })
  }
}
