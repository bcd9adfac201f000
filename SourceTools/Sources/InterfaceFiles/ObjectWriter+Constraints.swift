extension ObjectWriter {
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private static let relations = ["lessThanOrEqual", "equal", "greaterThanOrEqual"]

  /// Writes a constraint to which an outlet is connected, unless the object is none or is written
  /// already. Apps change its constant.
  mutating func writeConstraint(_ id: String) {
    guard expressions[id] == nil, let constraint = document.objects[id],
      constraint.name == "constraint", let container = document.constraintOwners[id],
      let view = expressions[container.id]
    else { return }
    let first = constraint["firstItem"].flatMap { expressions[$0] } ?? view
    let second = constraint["secondItem"].map { expressions[$0] ?? view } ?? "nil"
    let relation = constraint["relation"]?.asCase(of: Self.relations) ?? ".equal"
    let variable = document.swiftName(of: id)
    code.add(
      """
      let \(variable) = NSLayoutConstraint(item: \(first), \
      attribute: \(attribute(constraint["firstAttribute"])), relatedBy: \(relation), \
      toItem: \(second), attribute: \(attribute(constraint["secondAttribute"])), \
      multiplier: \(multiplier(of: constraint)), constant: \(constraint["constant"]?.asNumber ?? "0"))
      """)
    if let priority = constraint["priority"]?.asNumber {
      code.add("\(variable).priority = UILayoutPriority(\(priority))")
    }
    if let identifier = constraint["identifier"] {
      code.add("\(variable).identifier = \(identifier.literal)")
    }
    code.add("\(view).addConstraint(\(variable))")
    name(id, variable)
  }

  private func attribute(_ name: String?) -> String {
    guard let name else { return ".notAnAttribute" }
    return name == "baseline"
      ? ".lastBaseline" : name.asCase(of: Self.attributes) ?? ".notAnAttribute"
  }

  /// The factor, which is a number or a ratio such as `16:9`.
  private func multiplier(of constraint: InterfaceElement) -> String {
    let parts = (constraint["multiplier"] ?? "1").split(separator: ":").compactMap {
      String($0).asNumber
    }
    return parts.isEmpty
      ? "1" : parts.count == 2 ? "CGFloat(\(parts[0])) / \(parts[1])" : parts[0]
  }
}
