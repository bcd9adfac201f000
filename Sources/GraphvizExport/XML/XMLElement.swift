import Escaping

/// An element of an XML document, with its content.
struct XMLElement: Equatable {
  enum Child: Equatable {
    case element(XMLElement)
    case text(String)
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [Child] = []

  init(_ name: String, _ attributes: [Attribute] = [], children: [Child] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// An element with text only.
  init(_ name: String, _ attributes: [Attribute] = [], text: String) {
    self.init(name, attributes, children: [.text(text)])
  }

  /// The value of an attribute. Setting nil removes the attribute; setting another value keeps its
  /// place.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The child elements.
  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text at any depth, in order.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let own): text += own
      }
    }
  }
}

extension XMLElement {
  /// The element as a document in UTF-8, without a document type. O(*n*).
  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".utf8)
    write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(utf8: name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(utf8: attribute.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      XMLText.append(attribute.value, inAttribute: true, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    guard !children.isEmpty else {
      bytes.append(utf8: "/>")
      return
    }
    bytes.append(UInt8(ascii: ">"))
    for child in children {
      switch child {
      case .element(let element): element.write(to: &bytes)
      case .text(let text): XMLText.append(text, inAttribute: false, to: &bytes)
      }
    }
    bytes.append(utf8: "</")
    bytes.append(utf8: name)
    bytes.append(UInt8(ascii: ">"))
  }
}

extension [UInt8] {
  fileprivate mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
