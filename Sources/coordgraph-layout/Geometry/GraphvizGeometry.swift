import CGraphviz

extension Box {
  init(_ box: cg_box_t) {
    self.init(center: Point(x: box.x, y: box.y), width: box.width, height: box.height)
  }

  var graphvizBox: cg_box_t {
    cg_box_t(x: center.x, y: center.y, width: width, height: height)
  }

  init(_ label: UnsafeMutablePointer<textlabel_t>) {
    self.init(cg_label_box(label))
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
