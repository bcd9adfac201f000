/// Reads XML as pictures have it: elements, attributes, text and CDATA.
///
/// It is stricter than a browser about tags, which must match, and more patient than an XML parser
/// about text: what Graphviz 2.42 copies raw into labels and links is read as it was meant.
/// Declarations, comments and processing instructions are passed over.
struct XMLReader {
  /// Where something is not XML.
  struct Malformed: Error, Equatable {
    /// In bytes.
    var offset: Int
    var reason: String
  }

  /// Pictures nest a dozen deep; a file that nests much deeper is meant to break its reader.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?

  /// Reads a whole document. O(*n*), without recursion.
  static func read(_ bytes: [UInt8]) throws(Malformed) -> XMLElement {
    var reader = XMLReader(bytes: bytes)
    return try reader.read()
  }

  private init(bytes: [UInt8]) {
    let carriageReturn = UInt8(ascii: "\r")
    guard bytes.contains(carriageReturn) else {
      self.bytes = bytes
      return
    }
    // XML has one kind of line break, however the file was carried.
    let newline = UInt8(ascii: "\n")
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == carriageReturn {
        if index + 1 == bytes.count || bytes[index + 1] != newline { lines.append(newline) }
      } else {
        lines.append(byte)
      }
    }
    self.bytes = lines
  }

  private mutating func read() throws(Malformed) -> XMLElement {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { readText() }
    }
    guard open.isEmpty else { throw malformed("<\(open[open.count - 1].name)> is never closed") }
    guard let root else { throw malformed("there is no element") }
    return root
  }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(offset: position, reason: reason)
  }

  private mutating func readText() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    append(.text(XMLText.unescaped(bytes[position..<end])))
    position = end
  }

  private mutating func append(_ child: XMLElement.Child) {
    if !open.isEmpty { open[open.count - 1].children.append(child) }
  }

  private mutating func readMarkup() throws(Malformed) {
    if starts(with: "<!--") {
      _ = try take(until: "-->")
    } else if starts(with: "<![CDATA[") {
      position += 9
      append(.text(String(decoding: try take(until: "]]>"), as: UTF8.self)))
    } else if starts(with: "<?") {
      _ = try take(until: "?>")
    } else if starts(with: "<!") {
      _ = try take(until: ">")
    } else if starts(with: "</") {
      position += 2
      let name = String(decoding: try take(until: ">"), as: UTF8.self).trimmed
      guard let element = open.popLast(), element.name == name else {
        throw malformed("</\(name)> closes what is not open")
      }
      close(element)
    } else {
      try readTag()
    }
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty, root == nil { root = element } else { append(.element(element)) }
  }

  private mutating func readTag() throws(Malformed) {
    position += 1
    var element = XMLElement(try takeName())
    while true {
      skipSpace()
      guard position < bytes.count else { throw malformed("a tag does not end") }
      if starts(with: "/>") {
        position += 2
        return close(element)
      }
      if starts(with: ">") {
        position += 1
        guard open.count < Self.deepest else { throw malformed("elements are nested too deep") }
        open.append(element)
        return
      }
      element.attributes.append(try takeAttribute())
    }
  }

  private mutating func takeAttribute() throws(Malformed) -> XMLElement.Attribute {
    let name = try takeName()
    skipSpace()
    guard starts(with: "=") else { throw malformed("the attribute \(name) has no value") }
    position += 1
    skipSpace()
    let quote: StaticString = starts(with: "'") ? "'" : "\""
    guard starts(with: quote) else { throw malformed("the value of \(name) is not quoted") }
    position += 1
    return .init(name: name, value: XMLText.unescaped(try take(until: quote)))
  }

  private mutating func takeName() throws(Malformed) -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    guard position > start else { throw malformed("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: isSpace(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x9 || byte == 0xA }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// What comes before the mark, which is taken too.
  private mutating func take(until mark: StaticString) throws(Malformed) -> ArraySlice<UInt8> {
    let start = position
    while let found = bytes[position...].firstIndex(of: mark.utf8Start.pointee) {
      position = found
      if starts(with: mark) {
        defer { position += mark.utf8CodeUnitCount }
        return bytes[start..<position]
      }
      position += 1
    }
    position = start
    throw malformed("\(mark) is missing")
  }
}
