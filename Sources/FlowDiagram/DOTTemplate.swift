/// The attributes of things that look alike, written out but for what differs between them.
struct DOTTemplate {
  /// An attribute whose value is each thing's own; the raw value is its name.
  enum Field: String {
    case id, label, lhead, ltail, headport, penwidth, tailport, tooltip
  }

  /// What stands before a value, and whose value it is; nil at the end.
  private var pieces: [(text: [UInt8], field: Field?)] = []

  /// - Parameters:
  ///   - attributes: what all have, of which what is a field as well is left out.
  ///   - fields: what each has.
  init(_ attributes: DiagramTheme.Attributes, fields: [Field]) {
    var values: [String: Field?] = attributes.mapValues { _ in nil }
    for field in fields { values[field.rawValue] = .some(field) }
    var text = Array(" [".utf8)
    var isFirst = true
    for (name, field) in values.sorted(by: { $0.key < $1.key }) {
      text += "\(isFirst ? "" : ", ")\(name)=".utf8
      isFirst = false
      if let field {
        pieces.append((text, field))
        text = []
      } else {
        DOTText.append(quoted: attributes[name] ?? "", to: &text)
      }
    }
    pieces.append((text + "];\n".utf8, nil))
  }

  /// Appends the attributes of one of them.
  func write(to bytes: inout [UInt8], _ value: (Field) -> String) {
    for (text, field) in pieces {
      bytes += text
      if let field { DOTText.append(quoted: value(field), to: &bytes) }
    }
  }
}
