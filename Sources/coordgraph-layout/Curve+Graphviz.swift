import CGraphviz

extension Curve {
  init(_ edge: Edge) {
    self.init(
      (0..<cg_spline_count(edge)).map { index in
        let point = cg_spline_point(edge, Int32(index))
        return Point(x: point.x, y: point.y)
      })
  }
}
