import CGraphviz

extension Box {
  init(_ box: cg_box_t) {
    self.init(center: Point(x: box.x, y: box.y), width: box.width, height: box.height)
  }

  init(_ label: UnsafeMutablePointer<textlabel_t>) {
    self.init(cg_label_box(label))
  }

  /// Returns the boxes of the lines of a label's text, each as wide as its line.
  static func lines(of label: UnsafeMutablePointer<textlabel_t>, in whole: Box) -> [Box] {
    let count = Int(cg_label_line_count(label))
    guard count > 1 else { return [whole] }
    let height = whole.height / Double(count)
    return (0..<count).map { line in
      Box(
        center: Point(x: whole.center.x, y: whole.maxY - (Double(line) + 0.5) * height),
        width: cg_label_line_width(label, CInt(line)), height: height)
    }
  }
}

extension Curve {
  init(_ edge: Edge) {
    self.init(
      (0..<cg_spline_count(edge)).map { index in
        let point = cg_spline_point(edge, Int32(index))
        return Point(x: point.x, y: point.y)
      })
  }
}
