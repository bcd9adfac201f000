import CGraphviz

extension Box {
  init(_ box: cg_box_t) {
    self.init(center: Point(x: box.x, y: box.y), width: box.width, height: box.height)
  }

  init(_ label: UnsafeMutablePointer<textlabel_t>) {
    self.init(cg_label_box(label))
  }
}
