import FlowDiagram

/// The last step of drawing: the check that Graphviz's picture is complete, its metadata, and the check
/// that an SVG does nothing but show something.
struct PictureFinish: Sendable {
  enum Outcome {
    case finished([UInt8])
    /// The parts of the diagram that are not in the picture, a clause each.
    case missing([String])
  }

  private let dot: String
  private let format: GraphvizFormat
  private let links: SourceLinks?
  /// What an SVG must have of the diagram, which is put together while the worker lays out; nil for
  /// other formats.
  let parts: Task<PictureParts, Never>?

  init(diagram: Diagram, dot: String, format: GraphvizFormat, links: SourceLinks?) {
    self.dot = dot
    self.format = format
    self.links = links
    parts = format == .svg ? Task { PictureParts(of: diagram, links: links) } : nil
  }

  /// Returns the finished picture, or what is missing in it.
  ///
  /// - Parameter bytes: what the worker wrote: drawing operations for an SVG, else a picture.
  /// - Throws: ``GraphvizError/malformedPicture(_:reason:)``.
  func finish(_ bytes: [UInt8]) async throws(GraphvizError) -> Outcome {
    if let parts { return try svg(bytes, await parts.value) }
    switch format {
    case .png:
      guard let png = CanonicalDOT.png(bytes, holding: dot) else {
        throw .malformedPicture(format, reason: "a chunk does not match its checksum")
      }
      return .finished(png)
    case .svg, .pdf, .xdot:
      return .finished(bytes)
    }
  }

  private func svg(_ bytes: [UInt8], _ parts: PictureParts) throws(GraphvizError) -> Outcome {
    let picture: SVGPicture
    do {
      picture = try SVGPicture(bytes, of: parts)
    } catch {
      throw .malformedPicture(.svg, reason: "at byte \(error.offset), \(error.reason)")
    }
    let missing = picture.missing
    guard missing.isEmpty else { return .missing(missing) }
    let finished = picture.finished(dot: dot)
    if let objection = SVGSafety.objection(
      to: finished, links: links, hasPhotographs: parts.hasPhotographs)
    {
      throw .malformedPicture(.svg, reason: "it has \(objection)")
    }
    return .finished(finished)
  }
}
