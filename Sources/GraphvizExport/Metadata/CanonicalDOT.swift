import Escaping
import ScreenPictures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The canonical DOT in a picture's metadata.
///
///     let dot = try CanonicalDOT.read(from: Array(try Data(contentsOf: svg)))
///     let isCurrent = dot == diagram.dot()
///
/// Pictures differ with fonts and versions of Graphviz, so whether one is out of date is decided by its
/// DOT.
public enum CanonicalDOT {
  /// The identifier of the element in SVG.
  private static let id = "canonical-dot"
  /// The keyword of the chunk in PNG.
  private static let keyword = "Canonical DOT"

  /// Returns the DOT that an SVG or PNG was drawn from, byte for byte. O(*n*).
  ///
  /// - Parameter picture: the picture's bytes.
  /// - Throws: ``CanonicalDOTError``.
  public static func read(from picture: [UInt8]) throws(CanonicalDOTError) -> String {
    if PNGChunks.isPNG(picture) {
      guard let chunks = PNGChunks(picture) else { throw .damaged }
      guard let text = chunks.text(for: keyword) else { throw .missing }
      return text
    }
    guard picture.drop(while: isSpace).first == UInt8(ascii: "<") else { throw .unknownFormat }
    let root: XMLElement
    do {
      root = try XMLReader.read(picture)
    } catch {
      throw .damaged
    }
    guard root.name == "svg" else { throw .unknownFormat }
    guard let element = root.elements.first(where: { $0.name == "metadata" && $0["id"] == id })
    else { throw .missing }
    guard element["data-encoding"] == "base64" else { return element.text }
    guard let data = Data(base64Encoded: element.text) else { throw .damaged }
    return String(decoding: data, as: UTF8.self)
  }

  /// Appends the element of an SVG with the DOT: plain, unless it has characters that XML does not
  /// allow.
  static func append(_ dot: String, to svg: inout SVGBytes) {
    let isPlain = XMLText.allows(dot)
    svg.append("<metadata")
    svg.append("id", id)
    if !isPlain { svg.append("data-encoding", "base64") }
    svg.append(">")
    svg.append(text: isPlain ? dot : Data(dot.utf8).base64EncodedString())
    svg.append("</metadata>\n")
  }

  /// Returns a PNG with the DOT added; nil where the bytes are not of a PNG.
  static func png(_ png: [UInt8], holding dot: String) -> [UInt8]? {
    PNGChunks(png)?.adding(text: dot, for: keyword)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x9, 0xA, 0xD].contains(byte) }
}

/// The reason why a picture has no readable canonical DOT.
public enum CanonicalDOTError: Error, Sendable, Hashable {
  /// It is neither SVG nor PNG.
  case unknownFormat
  /// It has no DOT: another program drew it, or removed its metadata.
  case missing
  /// It is incomplete or damaged.
  case damaged
}

extension CanonicalDOTError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "The file \(reason)."
    case .missing, .damaged: "The picture \(reason). Draw it again with coordgraph render."
    }
  }

  /// The reason as a predicate of the picture.
  package var reason: String {
    switch self {
    case .unknownFormat: "is neither SVG nor PNG"
    case .missing: "has no canonical DOT"
    case .damaged: "is damaged"
    }
  }
}
