/// The attributes of things that look alike, written but for what differs between them.
struct DOTTemplate {
  /// An attribute with a value of its own for each thing; the raw value is its name. A label is
  /// markup, or empty: Graphviz takes no empty markup.
  enum Field: String {
    case bb, headport, height, id, label, lp, penwidth, pos, tailport, tooltip, width
  }

  /// Everything that is the same.
  private var text = Array(" [".utf8)
  /// The places in the text where a value belongs, and which.
  private var gaps: [(offset: Int, field: Field)] = []

  /// Writes what is the same.
  ///
  /// - Parameters:
  ///   - attributes: The values that all have; those of fields are left out.
  ///   - fields: The attributes that each has a value of its own for.
  init(_ attributes: [(name: String, value: String)], fields: [Field]) {
    var values: [(name: String, value: String?, field: Field?)] = fields.map {
      ($0.rawValue, nil, $0)
    }
    for (name, value) in attributes where !values.contains(where: { $0.name == name }) {
      values.append((name, value, nil))
    }
    values.sort { $0.name < $1.name }
    for (index, (name, value, field)) in values.enumerated() {
      text.append(utf8: index == 0 ? "" : ", ")
      text.append(utf8: name)
      text.append(UInt8(ascii: "="))
      if let field { gaps.append((text.count, field)) }
      if let value { DOTText.append(quoted: value, to: &text) }
    }
    text.append(utf8: "];\n")
  }

  /// Appends the attributes of one of them.
  func write(to bytes: inout [UInt8], _ value: (Field) -> String) {
    var start = 0
    for (offset, field) in gaps {
      bytes.append(contentsOf: text[start..<offset])
      let value = value(field)
      if field == .label, !value.isEmpty {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(utf8: value)
        bytes.append(UInt8(ascii: ">"))
      } else {
        DOTText.append(quoted: value, to: &bytes)
      }
      start = offset
    }
    bytes.append(contentsOf: text[start...])
  }
}

/// The templates of things of one kind, by what they look like. There are few.
struct DOTTemplates<Look: Equatable> {
  private var known: [(look: Look, template: DOTTemplate)] = []

  /// O(*n*) in the looks that differ.
  subscript(_ look: Look) -> DOTTemplate? {
    for (other, template) in known where other == look { return template }
    return nil
  }

  mutating func add(_ template: DOTTemplate, for look: Look) {
    known.append((look, template))
  }
}
