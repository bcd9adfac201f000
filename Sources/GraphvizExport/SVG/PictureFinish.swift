import FlowDiagram

/// The last step of drawing: the check that Graphviz's picture is complete, its metadata, and the check
/// that an SVG does nothing but show something.
struct PictureFinish: Sendable {
  enum Outcome {
    case finished([UInt8])
    /// The parts of the diagram that are not in the picture, a clause each.
    case missing([String])
  }

  let diagram: Diagram
  let dot: String
  let links: SourceLinks?
  /// The titles of an SVG's parts.
  let titles: DrawingTitles

  init(diagram: Diagram, dot: String, links: SourceLinks?) {
    self.diagram = diagram
    self.dot = dot
    self.links = links
    titles = DrawingTitles(of: diagram)
  }

  /// Returns the finished picture, or what is missing in it.
  ///
  /// - Throws: ``GraphvizError/malformedPicture(_:reason:)``.
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
      guard missing.isEmpty else { return .missing(missing) }
      let finished = picture.finished(dot: dot, titles: titles, links: links)
      if let objection = SVGSafety.objection(to: finished, links: links) {
        throw .malformedPicture(format, reason: "it has \(objection)")
      }
      return .finished(finished)
    case .png:
      guard let png = CanonicalDOT.png(bytes, holding: dot) else {
        throw .malformedPicture(format, reason: "a chunk does not match its checksum")
      }
      return .finished(png)
    case .pdf, .xdot:
      return .finished(bytes)
    }
  }
}
