#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The canonical DOT that a picture carries in its metadata.
///
///     let dot = try CanonicalDOT.read(from: Array(try Data(contentsOf: svg)))
///     let isCurrent = dot == diagram.dot()
///
/// Pictures differ with fonts and with versions of Graphviz; whether one is out of date is told by
/// its DOT.
public enum CanonicalDOT {
  /// Of the element in SVG.
  private static let id = "canonical-dot"
  /// Of the chunk in PNG.
  private static let keyword = "Canonical DOT"

  /// The DOT that an SVG or PNG of ours was drawn from, byte for byte. O(*n*).
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

  /// What holds the DOT in an SVG: plain, unless it has characters that XML cannot hold.
  static func element(holding dot: String) -> XMLElement {
    let plain = XMLElement("metadata", [.init(name: "id", value: id)], text: dot)
    guard !dot.unicodeScalars.allSatisfy(XMLText.isAllowed) else { return plain }
    var encoded = plain
    encoded["data-encoding"] = "base64"
    encoded.children = [.text(Data(dot.utf8).base64EncodedString())]
    return encoded
  }

  /// A PNG that holds the DOT as well, or nil when it is no PNG.
  static func png(_ png: [UInt8], holding dot: String) -> [UInt8]? {
    PNGChunks(png)?.adding(text: dot, for: keyword)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x9, 0xA, 0xD].contains(byte) }
}
