import FlowDiagram
import FlowGraph
import ScreenPictures

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
  private static let pictureVersion = 4

  /// The key of a picture.
  ///
  /// - Parameter parts: what is written into an SVG beside the layout; nil for other formats.
  init(
    _ job: DrawingJob, parts: PictureParts?, surroundings: PictureSurroundings, memory: Int
  ) {
    self.init(
      [
        "picture \(Self.pictureVersion)", job.format.rawValue,
        "\(job.format.isBitmap ? job.scale : 1)",
        job.ladder.map(\.rawValue).joined(separator: ","), "\(memory)",
      ] + surroundings.parts(of: job.format) + (parts?.texts ?? []) + [job.dot])
  }
}

extension PictureParts.Part {
  /// What identifies the picture of its screen; nothing for a part without.
  fileprivate var pictureTexts: [String] {
    switch picture {
    case .wireframe(let wireframe): ["wireframe \(Digest(of: wireframe.file))"]
    case .png(let png): ["png \(Digest(of: png.bytes))"]
    case nil: []
    }
  }
}

extension PictureParts {
  /// All texts that no DOT has, in the diagram's order.
  fileprivate var texts: [String] {
    [titles.title, titles.description]
      + all.flatMap { ["\($0.kind) \($0.id)", $0.title, $0.link ?? ""] + $0.pictureTexts }
  }
}
