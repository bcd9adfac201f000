extension Diagram {
  /// The same diagram with a legend: a frame that shows a sample of each kind of box, frame and
  /// arrow that occurs, and says what it means.
  ///
  /// It is for pictures. Its identifiers begin with `legend`, as none of the app's do. Nothing
  /// leads from or to it, so the rest is laid out as it would be without. A diagram in which
  /// nothing needs to be explained stays as it is. O(*n*).
  public func addingLegend() -> Diagram {
    var legend = LegendMaker(for: self)
    legend.make()
    guard !legend.isEmpty else { return self }
    var diagram = self
    diagram.clusters += legend.clusters
    diagram.nodes += legend.nodes
    diagram.edges += legend.edges
    return diagram
  }
}
