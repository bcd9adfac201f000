/// A user-defined runtime attribute: a value that an interface file gives to a property.
struct RuntimeAttribute {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The property's name, or a path to it.
  var keyPath: String { element["keyPath"] ?? "" }

  /// The value in Swift; `nil` for one of a kind that is not supported.
  var value: String? {
    switch element["type"] {
    case "number": child(of: ["real", "integer", "double", "float"])?["value"]?.asNumber
    case "boolean": element["value"].map { $0 == "YES" ? "true" : "false" }
    case "string", "mutableString": text?.literal
    case "image": element["value"].map { "UIImage(named: \($0.literal))" }
    case "color": child(of: ["color"]).flatMap(color)
    case "point": numbers(["x", "y"]).map { "CGPoint(\($0))" }
    case "size": numbers(["width", "height"]).map { "CGSize(\($0))" }
    case "rect": numbers(["x", "y", "width", "height"]).map { "CGRect(\($0))" }
    case "nil": "nil"
    default: nil
    }
  }

  private var text: String? { element["value"] ?? element.child(key: "value")?.text }

  private func child(of names: [String]) -> InterfaceElement? {
    element.children.first { names.contains($0.name) }
  }

  private func numbers(_ labels: [String]) -> String? {
    guard let value = element.child(key: "value") else { return nil }
    return labels.map { "\($0): \(value[$0]?.asNumber ?? "0")" }.joined(separator: ", ")
  }

  private func color(_ element: InterfaceElement) -> String? {
    let alpha = element["alpha"]?.asNumber ?? "1"
    if let name = element["name"] { return "UIColor(named: \(name.literal)) ?? .clear" }
    if let white = element["white"]?.asNumber {
      return "UIColor(white: \(white), alpha: \(alpha))"
    }
    let parts = ["red", "green", "blue"].compactMap { name in
      element[name]?.asNumber.map { "\(name): \($0)" }
    }
    return parts.count == 3 ? "UIColor(\(parts.joined(separator: ", ")), alpha: \(alpha))" : nil
  }
}

extension ObjectWriter {
  /// Writes what sets the runtime attributes of an object. Those of its layer are only looks.
  mutating func writeRuntimeAttributes(
    of element: InterfaceElement, as variable: String, type: ResolvedClass
  ) {
    for child in element.children(of: "userDefinedRuntimeAttributes") {
      let attribute = RuntimeAttribute(child)
      guard !attribute.keyPath.hasPrefix("layer.") else { continue }
      if let value = attribute.value, resolver.isInspectable(attribute.keyPath, of: type) {
        code.add("\(variable).\(attribute.keyPath) = \(value)")
      } else {
        note("The runtime attribute \(attribute.keyPath) is left out. Set it in code.", child)
      }
    }
  }
}
