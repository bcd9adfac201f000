import FlowDiagram

/// What is done to a picture after Graphviz has drawn it, and the last look at whether it is whole.
struct PictureFinish: Sendable {
  enum Outcome {
    case finished([UInt8])
    /// Things that are in the diagram and not in the picture, a clause each.
    case missing([String])
  }

  let diagram: Diagram
  let dot: String
  let links: SourceLinks?
  /// What people read in an SVG.
  let titles: DrawingTitles

  init(diagram: Diagram, dot: String, links: SourceLinks?) {
    self.diagram = diagram
    self.dot = dot
    self.links = links
    titles = DrawingTitles(of: diagram)
  }

  func finish(
    _ bytes: [UInt8], as format: GraphvizFormat
  ) throws(GraphvizError) -> Outcome {
    switch format {
    case .svg:
      let picture: SVGPicture
      do {
        picture = try SVGPicture(bytes, of: diagram)
      } catch {
        throw .malformedPicture(format, reason: "at byte \(error.offset), \(error.reason)")
      }
      let missing = picture.missing
      return missing.isEmpty
        ? .finished(picture.finished(dot: dot, titles: titles, links: links)) : .missing(missing)
    case .png:
      guard let png = CanonicalDOT.png(bytes, holding: dot) else {
        throw .malformedPicture(format, reason: "its chunks do not match their checks")
      }
      return .finished(png)
    case .pdf, .xdot:
      return .finished(bytes)
    }
  }
}
