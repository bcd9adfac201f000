import CGraphviz

extension Box {
  init(_ box: cg_box_t) {
    self.init(center: Point(x: box.x, y: box.y), width: box.width, height: box.height)
  }

  init(_ label: UnsafeMutablePointer<textlabel_t>) {
    self.init(cg_label_box(label))
  }

  /// The lines of a label's text, which stand in a box, each as wide as it is.
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
