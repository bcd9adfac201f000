/// An element of an XML document, and everything in it.
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

  /// An element with nothing but text in it.
  init(_ name: String, _ attributes: [Attribute] = [], text: String) {
    self.init(name, attributes, children: [.text(text)])
  }

  /// The value of an attribute. Setting nil removes it, setting another keeps its place.
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

  /// The elements directly inside.
  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text inside, at any depth, in order.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let own): text += own
      }
    }
  }
}
