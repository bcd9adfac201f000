/// An SVG without what only a file of its own has, to stand in a page.
struct InlineSVG {
  let bytes: [UInt8]

  /// Drops the XML declaration, which HTML has no place for.
  init(_ svg: [UInt8]) {
    let start = svg.starts(with: Array("<?xml".utf8)) ? svg.firstIndex(of: UInt8(ascii: "\n")) : nil
    bytes = start.map { Array(svg[($0 + 1)...]) } ?? svg
  }

  /// The picture without the DOT that it was drawn from, which is a third of it, and without attributes
  /// of texts that the page's style sheet has.
  var shortened: [UInt8] {
    let bytes = withoutMetadata
    var shortened: [UInt8] = []
    shortened.reserveCapacity(bytes.count)
    var rest = bytes[...]
    // In the names and texts of a picture, this character is escaped.
    while let tag = rest.firstRange(of: Array("<text ".utf8)),
      let end = rest[tag.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    {
      shortened += rest[..<tag.lowerBound]
      shortened += Self.omitted.reduce(Array(rest[tag.lowerBound..<end])) { tag, attribute in
        guard let place = tag.firstRange(of: attribute) else { return tag }
        return Array(tag[..<place.lowerBound] + tag[place.upperBound...])
      }
      rest = rest[end...]
    }
    return shortened + rest
  }

  /// A default of SVG, and the family that `viewer.css` gives to texts without one.
  private static let omitted = [
    #" text-anchor="start""#, #" font-family="Helvetica,Arial,sans-serif""#,
  ].map { Array($0.utf8) }

  private var withoutMetadata: [UInt8] {
    guard let start = bytes.firstRange(of: Array("<metadata".utf8))?.lowerBound,
      let end = bytes[start...].firstRange(of: Array("</metadata>\n".utf8))?.upperBound
    else { return bytes }
    return Array(bytes[..<start] + bytes[end...])
  }

  /// The contents of the style sheet, if there is one. It comes after the DOT in the metadata, whose
  /// brackets are escaped.
  var style: [UInt8]? {
    guard let tag = bytes.firstRange(of: Array("<style".utf8))?.upperBound,
      let start = bytes[tag...].firstIndex(of: UInt8(ascii: ">")),
      let end = bytes[start...].firstRange(of: Array("</style>".utf8))?.lowerBound
    else { return nil }
    return Array(bytes[(start + 1)..<end])
  }
}
