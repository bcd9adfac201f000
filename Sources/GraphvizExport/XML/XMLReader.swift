import Escaping

/// A parser of XML as pictures have it: elements, attributes, text and CDATA.
///
/// It is as strict as a browser: tags match, there is one root element with all text in it, and every
/// reference is to a character or declared. Declarations, comments and processing instructions are
/// skipped, and what a document declares itself stays a reference.
struct XMLReader {
  /// A place where the bytes are not XML.
  struct Malformed: Error, Equatable {
    /// The byte's offset.
    var offset: Int
    var reason: String
  }

  /// The deepest nesting that is read; pictures have about a dozen levels.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var declaresEntities = false

  /// Parses a whole document. O(*n*), without recursion.
  ///
  /// - Throws: ``Malformed``.
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
    // XML has one kind of line break, whatever the file has.
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
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    guard open.isEmpty else { throw malformed("<\(open[open.count - 1].name)> is not closed") }
    guard let root else { throw malformed("there is no element") }
    return root
  }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(offset: position, reason: reason)
  }

  private mutating func readText() throws(Malformed) {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if open.isEmpty {
      skipSpace()
      guard position == end else { throw malformed("text outside of the root element") }
      return
    }
    append(.text(try unescaped(bytes[position..<end])))
    position = end
  }

  private func unescaped(_ text: ArraySlice<UInt8>) throws(Malformed) -> String {
    if !declaresEntities, let offset = XMLText.unknownReference(in: text) {
      throw Malformed(offset: offset, reason: "'&' begins no known reference")
    }
    return XMLText.unescaped(text)
  }

  private mutating func append(_ child: XMLElement.Child) {
    if !open.isEmpty { open[open.count - 1].children.append(child) }
  }

  private mutating func readMarkup() throws(Malformed) {
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
    case UInt8(ascii: "/"): try readEnd()
    case UInt8(ascii: "?"): _ = try take(until: "?>")
    case UInt8(ascii: "!") where isNext("<!--"): _ = try take(until: "-->")
    case UInt8(ascii: "!") where isNext("<![CDATA["):
      guard !open.isEmpty else { throw malformed("text outside of the root element") }
      position += 9
      append(.text(String(decoding: try take(until: "]]>"), as: UTF8.self)))
    case UInt8(ascii: "!"): try readDeclaration()
    default: try readTag()
    }
  }

  /// Skips a document type, with the declarations that it may have in brackets.
  private mutating func readDeclaration() throws(Malformed) {
    let head = try take(until: ">")
    guard head.contains(UInt8(ascii: "[")) else { return }
    position = head.startIndex
    _ = try take(until: "]")
    _ = try take(until: ">")
    declaresEntities = true
  }

  private mutating func readEnd() throws(Malformed) {
    position += 2
    var bytes = try take(until: ">")
    while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
    let name = String(decoding: bytes, as: UTF8.self)
    guard let element = open.popLast(), element.name == name else {
      throw malformed("unexpected </\(name)>")
    }
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty, root == nil { root = element } else { append(.element(element)) }
  }

  private mutating func readTag() throws(Malformed) {
    guard !open.isEmpty || root == nil else { throw malformed("a second root element") }
    position += 1
    var element = XMLElement(try takeName())
    while true {
      skipSpace()
      guard position < bytes.count else { throw malformed("unterminated tag") }
      if isNext("/>") {
        position += 2
        return close(element)
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        guard open.count < Self.deepest else { throw malformed("too many nested elements") }
        open.append(element)
        return
      }
      element.attributes.append(try takeAttribute())
    }
  }

  private mutating func takeAttribute() throws(Malformed) -> XMLElement.Attribute {
    let name = try takeName()
    skipSpace()
    guard isNext("=") else { throw malformed("attribute '\(name)' without a value") }
    position += 1
    skipSpace()
    let quote: StaticString = isNext("'") ? "'" : "\""
    guard isNext(quote) else {
      throw malformed("the value of attribute '\(name)' is not quoted")
    }
    position += 1
    return .init(name: name, value: try unescaped(try take(until: quote)))
  }

  private mutating func takeName() throws(Malformed) -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    guard position > start else { throw malformed("expected a name") }
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

  private func isNext(_ mark: StaticString) -> Bool {
    guard bytes.count - position >= mark.utf8CodeUnitCount else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == mark.utf8Start[$0] }
  }

  /// Returns the bytes up to an end mark, and skips both.
  private mutating func take(until mark: StaticString) throws(Malformed) -> ArraySlice<UInt8> {
    let start = position
    while let found = bytes[position...].firstIndex(of: mark.utf8Start[0]) {
      position = found
      if isNext(mark) {
        defer { position += mark.utf8CodeUnitCount }
        return bytes[start..<position]
      }
      position += 1
    }
    position = start
    throw malformed("expected '\(mark)'")
  }
}
