import FlowDiagram
import FlowGraph

/// Everything that a cached file depends on.
package struct CacheKey: Sendable, Hashable {
  let bytes: [UInt8]
  let digest: Digest

  /// - Parameter parts: what the file depends on.
  package init(_ parts: [String]) {
    bytes = PackedParts.pack(parts.map { Array($0.utf8) })
    digest = Digest(of: bytes)
  }

  /// The file's name. Two keys may have the same; the file has the whole key.
  var name: String { digest.description }
}

extension CacheKey {
  /// Increased when pictures change for a reason that is not in the key.
  private static let pictureVersion = 3

  /// The key of a picture.
  init(
    _ job: DrawingJob, finish: PictureFinish, surroundings: PictureSurroundings, memory: Int
  ) {
    self.init(
      [
        "picture \(Self.pictureVersion)", job.format.rawValue,
        "\(job.format.isBitmap ? job.scale : 1)",
        job.ladder.map(\.rawValue).joined(separator: ","), "\(memory)", finish.links?.base ?? "",
      ] + surroundings.parts(of: job.format)
        + (job.format == .svg ? finish.titles.all(in: finish.diagram) : []) + [job.dot])
  }
}

extension DrawingTitles {
  /// Returns all texts, in the diagram's order.
  fileprivate func all(in diagram: Diagram) -> [String] {
    [title, description] + diagram.nodes.map { $0.id + "\n" + (nodes[$0.id] ?? "") }
      + diagram.nodes.map { $0.typeName ?? $0.name }
      + diagram.edges.map { $0.id + "\n" + (edges[$0.id] ?? "") }
      + diagram.clusters.map { $0.id + "\n" + (clusters[$0.id] ?? "") }
  }
}
