/// The last look at a finished SVG: it shows shapes and text, and does nothing else, whatever it was
/// drawn from.
///
/// What is not known to be harmless is refused. The check reads the bytes that are written, after every
/// other step.
package enum SVGSafety {
  private static let elements: Set = [
    "a", "circle", "defs", "desc", "ellipse", "g", "line", "linearGradient", "metadata", "path",
    "polygon", "polyline", "radialGradient", "rect", "stop", "style", "svg", "text", "title",
    "tspan",
  ]

  /// Attributes by their names, or by what their names begin with up to a hyphen.
  private static let attributes: Set = [
    "aria", "class", "color", "cx", "cy", "d", "data-encoding", "dominant", "dx", "dy", "fill",
    "font", "fx", "fy",
    "gradientTransform", "gradientUnits", "height", "href", "id", "lengthAdjust", "offset",
    "opacity",
    "points", "preserveAspectRatio", "r", "role", "rx", "ry", "stop", "stroke", "style", "text",
    "textLength", "transform", "version", "viewBox", "width", "x", "x1", "x2", "xml:space", "xmlns",
    "xmlns:xlink", "y", "y1", "y2",
  ]

  private static let namespaces: Set = [
    "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink",
  ]

  /// Returns why a finished SVG might do something; nil for one that only shows something. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - links: where its links may lead; nil for an SVG without links.
  package static func objection(to bytes: [UInt8], links: SourceLinks?) -> String? {
    if let offset = secondDeclaration(in: bytes) {
      return "a declaration or an instruction at byte \(offset)"
    }
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes)
    } catch {
      return "at byte \(error.offset), \(error.reason)"
    }
    var rest = [root]
    while let element = rest.popLast() {
      if let objection = objection(to: element, links: links) { return objection }
      rest += element.elements
    }
    return nil
  }

  /// Text has no `<`, so what follows one is markup. The document begins with the XML declaration.
  private static func secondDeclaration(in bytes: [UInt8]) -> Int? {
    // Any other instruction, such as for a style sheet, has another name.
    let isDeclared = bytes.starts(with: Array("<?xml ".utf8))
    return zip(bytes, bytes.dropFirst()).enumerated().first { offset, pair in
      (offset > 0 || !isDeclared) && pair.0 == UInt8(ascii: "<")
        && (pair.1 == UInt8(ascii: "!") || pair.1 == UInt8(ascii: "?"))
    }?.offset
  }

  private static func objection(to element: XMLElement, links: SourceLinks?) -> String? {
    guard elements.contains(element.name) else { return "the element <\(element.name)>" }
    if element.name == "style", let reference = reference(in: element.text) {
      return "'\(reference)' in its style sheet"
    }
    for attribute in element.attributes {
      let name = attribute.name
      guard attributes.contains(name) || attributes.contains(String(name.prefix { $0 != "-" }))
      else { return "the attribute '\(name)'" }
      let isHarmless =
        switch name {
        case "href":
          attribute.value.hasPrefix("#")
            || element.name == "a" && links?.leads(to: attribute.value) == true
        case "xmlns", "xmlns:xlink": namespaces.contains(attribute.value)
        // Names from outside may stand in these, and none of them is read for a reference.
        case "id", "class": true
        default: name.hasPrefix("aria-") || reference(in: attribute.value) == nil
        }
      guard isHarmless else { return "the value '\(attribute.value)' of '\(name)'" }
    }
    return nil
  }

  /// Returns what leads out of the file in a style; nil where nothing does.
  private static func reference(in style: String) -> String? {
    // Points and colours have none of the characters that every reference has.
    guard style.utf8.contains(where: isOfReference) else { return nil }
    let text = style.lowercased()
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { return "\\" }
    if let word = ["@import", "expression(", "javascript:", "image("].first(where: text.contains) {
      return word
    }
    return text.ranges(of: "url(").contains { !text[$0.upperBound...].hasPrefix("#") }
      ? "url(" : nil
  }

  private static func isOfReference(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"): true
    default: false
    }
  }
}
