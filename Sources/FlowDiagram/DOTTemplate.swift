/// The attributes of things that look alike, written out but for what differs between them.
struct DOTTemplate {
  /// An attribute whose value is each thing's own; the raw value is its name.
  enum Field: String {
    case id, label, lhead, ltail, headport, penwidth, tailport, tooltip
  }

  /// All that is the same.
  private var text = Array(" [".utf8)
  /// Where in the text a value belongs, and whose.
  private var gaps: [(offset: Int, field: Field)] = []

  /// - Parameters:
  ///   - attributes: what all have, of which what is a field as well is left out.
  ///   - fields: what each has.
  init(_ attributes: DiagramTheme.Attributes, fields: [Field]) {
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
      DOTText.append(quoted: value(field), to: &bytes)
      start = offset
    }
    bytes.append(contentsOf: text[start...])
  }
}
