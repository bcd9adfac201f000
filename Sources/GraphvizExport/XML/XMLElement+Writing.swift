extension XMLElement {
  /// The element as a document in UTF-8, without a declaration of types. O(*n*).
  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".utf8)
    write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    bytes += "<\(name)".utf8
    for attribute in attributes {
      bytes += " \(attribute.name)=\"\(XMLText.escapedAttribute(attribute.value))\"".utf8
    }
    guard !children.isEmpty else {
      bytes += "/>".utf8
      return
    }
    bytes.append(UInt8(ascii: ">"))
    for child in children {
      switch child {
      case .element(let element): element.write(to: &bytes)
      case .text(let text): bytes += XMLText.escaped(text).utf8
      }
    }
    bytes += "</\(name)>".utf8
  }
}
