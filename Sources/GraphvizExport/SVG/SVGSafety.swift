import Escaping

/// The last look at a finished SVG: it shows shapes and text, and does nothing else, whatever it was
/// drawn from.
///
/// What is not known to be harmless is refused. The check reads the bytes that are written, after every
/// other step, once from start to end.
package enum SVGSafety {
  /// The elements and attributes that this package writes.
  fileprivate static let elements = SVGNames([
    "a", "circle", "desc", "ellipse", "g", "metadata", "path", "polygon", "polyline", "rect",
    "style", "svg", "text", "title",
  ])
  fileprivate static let attributes = SVGNames([
    "aria-describedby", "aria-hidden", "aria-label", "aria-labelledby",
    "aria-roledescription", "class", "cx", "cy", "d", "data-encoding", "fill", "fill-opacity",
    "font-family", "font-size", "font-style", "font-weight", "height", "href", "id",
    "lengthAdjust", "points", "r", "role", "rx", "ry", "stroke", "stroke-dasharray",
    "stroke-opacity", "stroke-width", "text-anchor", "textLength", "transform", "viewBox",
    "width", "x", "xmlns", "xmlns:xlink", "y",
  ])

  private static let namespaces: Set = [
    "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink",
  ]

  private static let picture = "image"
  /// What an address begins with that has the bytes of a picture.
  static let pictureStart = "data:image/png;base64,"

  /// Returns why a finished SVG might do something; nil for one that only shows something. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - links: where its links may lead; nil for an SVG without links.
  ///   - hasPhotographs: whether it may have pictures in PNG, which were checked; see `ScreenPNG`.
  package static func objection(
    to bytes: [UInt8], links: SourceLinks?, hasPhotographs: Bool = false
  ) -> String? {
    var scan = SVGScan(bytes)
    do {
      while let item = try scan.next() {
        switch item {
        case .element(let name):
          guard
            elements.contains(name) || hasPhotographs && name.elementsEqual(picture.utf8)
          else { return "the element <\(String(utf8: name))>" }
        case .attribute(let attribute):
          if let objection = objection(to: attribute, links) { return objection }
        case .styleSheet(let sheet):
          if let reference = reference(in: XMLText.unescaped(sheet)) {
            return "'\(reference)' in its style sheet"
          }
        case .declaration(let offset):
          return "a declaration or an instruction at byte \(offset)"
        }
      }
    } catch {
      return "at byte \(error.offset), \(error.reason)"
    }
    return nil
  }

  private static func objection(
    to attribute: SVGScan.Attribute, _ links: SourceLinks?
  ) -> String? {
    guard attributes.contains(attribute.name) else {
      return "the attribute '\(String(utf8: attribute.name))'"
    }
    // Points, colours and most other values have none of the characters that every reference has.
    guard attribute.mayRefer || attribute.name.elementsEqual("href".utf8) else { return nil }
    let (name, value) = (String(utf8: attribute.name), XMLText.unescaped(attribute.value))
    let isHarmless =
      switch name {
      case "href":
        value.hasPrefix("#")
          || attribute.element.elementsEqual("a".utf8) && links?.leads(to: value) == true
          || attribute.element.elementsEqual(picture.utf8) && isPicture(value)
      case "xmlns", "xmlns:xlink": namespaces.contains(value)
      // Names from outside may stand in these, and none of them is read for a reference.
      case "id", "class": true
      default: name.hasPrefix("aria-") || reference(in: value) == nil
      }
    return isHarmless ? nil : "the value '\(value)' of '\(name)'"
  }

  /// Whether an address has the bytes of a picture in it, and nothing else.
  private static func isPicture(_ address: String) -> Bool {
    address.hasPrefix(pictureStart)
      && address.utf8.dropFirst(pictureStart.utf8.count).allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="):
          true
        default: false
        }
      }
  }

  /// Returns what leads out of the file in a style; nil where nothing does.
  private static func reference(in style: String) -> String? {
    let text = Array(style.lowercased().utf8)[...]
    guard !text.contains(UInt8(ascii: "\\")) else { return "\\" }
    for word in ["@import", "expression(", "javascript:", "image(", "url("] {
      var rest = text
      while let start = rest.firstIndex(of: word.utf8.first!) {
        rest = rest[start...]
        if rest.starts(with: word.utf8), word != "url(" || !rest.starts(with: "url(#".utf8) {
          return word
        }
        rest = rest.dropFirst()
      }
    }
    return nil
  }
}

extension String {
  fileprivate init(utf8 bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}

/// Names of elements or attributes, found by their bytes.
private struct SVGNames {
  private let byLength: [[[UInt8]]]

  init(_ names: [String]) {
    let longest = names.map(\.utf8.count).max() ?? 0
    byLength = (0...longest).map { length in
      names.filter { $0.utf8.count == length }.map { Array($0.utf8) }
    }
  }

  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    name.count < byLength.count && byLength[name.count].contains { $0.elementsEqual(name) }
  }
}
