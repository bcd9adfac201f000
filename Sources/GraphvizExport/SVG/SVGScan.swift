/// A scan of a finished SVG from tag to tag, without building anything.
///
/// It takes only XML as this package writes it: one element with everything in it, attributes in double
/// quotes, matching tags.
struct SVGScan {
  /// A place where the bytes are not such XML.
  struct Malformed: Error {
    var offset: Int
    var reason: String
  }

  struct Attribute {
    var element: ArraySlice<UInt8>
    var name: ArraySlice<UInt8>
    /// With its references, such as `&amp;`.
    var value: ArraySlice<UInt8>
    /// Whether the value has a character that a reference to something else needs.
    var mayRefer: Bool
  }

  enum Item {
    /// The start of an element, with its name; its attributes follow.
    case element(ArraySlice<UInt8>)
    case attribute(Attribute)
    /// The text of a `style` element.
    case styleSheet(ArraySlice<UInt8>)
    /// What begins with `<!` or `<?`, after the declaration of the document, and where.
    case declaration(Int)
  }

  private let bytes: [UInt8]
  private var position: Int
  /// The names of the elements that are open.
  private var open: [ArraySlice<UInt8>] = []
  private var hasRoot = false
  /// The name of the element in whose start this is.
  private var tag: ArraySlice<UInt8>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = bytes.starts(with: "<?xml ".utf8) ? bytes.firstIndex(of: UInt8(ascii: ">")) : nil
    position = end.map { $0 + 1 } ?? 0
  }

  /// Returns the next item; nil at the end.
  mutating func next() throws(Malformed) -> Item? {
    if let tag {
      if take(UInt8(ascii: " ")) { return .attribute(try takeAttribute(of: tag)) }
      if !take(UInt8(ascii: "/")) { open.append(tag) }
      guard take(UInt8(ascii: ">")) else { throw malformed("an invalid tag") }
      self.tag = nil
    }
    while let start = find(UInt8(ascii: "<"), from: position) {
      let text = bytes[position..<start]
      position = start
      if !text.isEmpty, open.last?.elementsEqual("style".utf8) == true {
        return .styleSheet(text)
      }
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): return .declaration(start)
      case UInt8(ascii: "/"):
        position += 2
        let name = takeName()
        guard let last = open.popLast(), last.elementsEqual(name), take(UInt8(ascii: ">")) else {
          throw malformed("the end of another element")
        }
      default: return try takeStart()
      }
    }
    position = bytes.count
    guard hasRoot, open.isEmpty else { throw malformed("an element is not closed") }
    return nil
  }

  private mutating func takeStart() throws(Malformed) -> Item {
    guard !hasRoot || !open.isEmpty else { throw malformed("a second document") }
    hasRoot = true
    position += 1
    let name = takeName()
    guard !name.isEmpty else { throw malformed("a tag without a name") }
    tag = name
    return .element(name)
  }

  private mutating func takeAttribute(of element: ArraySlice<UInt8>) throws(Malformed) -> Attribute
  {
    let name = takeName()
    guard !name.isEmpty, take(UInt8(ascii: "=")), take(UInt8(ascii: "\"")) else {
      throw malformed("an attribute without a quoted value")
    }
    let start = position
    var mayRefer = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"),
        UInt8(ascii: "&"):
        mayRefer = true
      case UInt8(ascii: "<"): throw malformed("'<' in an attribute")
      default: break
      }
      position += 1
    }
    let value = bytes[start..<position]
    guard take(UInt8(ascii: "\"")) else { throw malformed("an attribute without an end") }
    return Attribute(element: element, name: name, value: value, mayRefer: mayRefer)
  }

  private mutating func takeName() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index < bytes.count ? index : nil
  }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(offset: position, reason: reason)
  }
}
