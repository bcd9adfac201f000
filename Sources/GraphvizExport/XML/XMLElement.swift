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

  init(_ name: String) {
    self.name = name
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

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
