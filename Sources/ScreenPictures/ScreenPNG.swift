/// A PNG that was checked: it has the chunks of a still picture alone, each with its checksum.
///
/// Comments, times, places and profiles of a photograph are left out.
package struct ScreenPNG: Sendable, Hashable {
  /// The most bytes of a file, and the most pixels of a side.
  private static let most = (bytes: 2 << 20, side: 8192)
  /// What a still picture is made of.
  private static let chunks = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  package let bytes: [UInt8]
  /// The size in pixels.
  package let width: Int
  package let height: Int

  /// - Throws: ``ScreenPNGError``.
  package init(file bytes: [UInt8]) throws(ScreenPNGError) {
    guard bytes.count <= Self.most.bytes else { throw .tooLong }
    guard let file = PNGChunks(bytes), let header = file.header else { throw .notPNG }
    guard (1...Self.most.side).contains(header.width), (1...Self.most.side).contains(header.height)
    else { throw .tooLarge }
    self.bytes = file.keeping(Self.chunks)
    (width, height) = header
  }
}

/// The reason for which a file is no picture of a screen.
package enum ScreenPNGError: Error, Sendable, Hashable, CustomStringConvertible {
  case notPNG, tooLong, tooLarge

  package var description: String {
    switch self {
    case .notPNG: "it is not a PNG, or a damaged one"
    case .tooLong: "it has more than 2 MiB"
    case .tooLarge: "a side has more than 8,192 pixels, or none"
    }
  }
}
