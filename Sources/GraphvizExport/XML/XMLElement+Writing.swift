extension XMLElement {
  /// The element as a document in UTF-8, without a declaration of types. O(*n*).
  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".utf8)
    write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += attribute.name.utf8
      bytes += "=\"".utf8
      XMLText.append(attribute.value, inAttribute: true, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    guard !children.isEmpty else {
      bytes += "/>".utf8
      return
    }
    bytes.append(UInt8(ascii: ">"))
    for child in children {
      switch child {
      case .element(let element): element.write(to: &bytes)
      case .text(let text): XMLText.append(text, inAttribute: false, to: &bytes)
      }
    }
    bytes += "</".utf8
    bytes += name.utf8
    bytes.append(UInt8(ascii: ">"))
  }
}
