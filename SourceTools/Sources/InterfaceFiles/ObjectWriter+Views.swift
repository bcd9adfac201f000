extension ObjectWriter {
  /// Writes a view and all below it.
  ///
  /// - Returns: The variable that holds the view.
  mutating func writeView(_ element: InterfaceElement, isRoot: Bool = false) -> String {
    let type = viewType(of: element)
    let variable = document.swiftName(of: element.id)
    if isRoot { canvas = Canvas(of: element) }
    let properties = ViewProperties(
      element, base: type.base, in: document, isRoot: isRoot, on: canvas)
    let creation = "let \(variable) = scene.create(\(type.swiftName).self)"
    if properties.statements.isEmpty {
      code.add(creation)
    } else {
      code.block("\(creation) { v in") { code in
        for statement in properties.statements { code.add(statement) }
      }
    }
    adopt(element, as: variable, type: type)
    if isRoot, let owner { code.add("\(owner.expression).view = \(variable)") }
    writeContents(of: element, in: variable, base: type.base)
    return variable
  }

  private func viewType(of element: InterfaceElement) -> ResolvedClass {
    if UIKitClasses.views[element.name] == nil {
      note("\(element.name) is not supported; an empty view is in its place.", element)
    }
    return resolver.resolve(
      element, as: UIKitClasses.views[element.name] ?? "UIView", in: document)
  }

  private mutating func writeContents(
    of element: InterfaceElement, in variable: String, base: String
  ) {
    if UIKitClasses.is(base, "UITableViewCell") { writeCell(element, variable) }
    if let content = element.child(key: "contentView") {
      let hasContent = ["UITableViewCell", "UICollectionViewCell", "UIVisualEffectView"]
        .contains { UIKitClasses.is(base, $0) }
      if hasContent {
        if !content.id.isEmpty { name(content.id, "\(variable).contentView") }
        writeSubviews(of: content, into: "\(variable).contentView", adding: "addSubview")
      } else {
        code.add("\(variable).addSubview(\(writeView(content)))")
      }
    }
    let adding = UIKitClasses.is(base, "UIStackView") ? "addArrangedSubview" : "addSubview"
    writeSubviews(of: element, into: variable, adding: adding)
    switch base {
    case "UITableView": writeTable(element, variable)
    case "UICollectionView": writeCollection(element, variable)
    case "UIToolbar":
      let items = element.children(of: "items").map { writeBarButton($0) }
      if !items.isEmpty { code.add("\(variable).items = [\(items.joined(separator: ", "))]") }
    case "UINavigationBar":
      let items = element.children(of: "items").map { writeNavigationItem($0) }
      if !items.isEmpty { code.add("\(variable).items = [\(items.joined(separator: ", "))]") }
    default: break
    }
  }

  private mutating func writeSubviews(
    of element: InterfaceElement, into parent: String, adding: String
  ) {
    for subview in element.children(of: "subviews") {
      // A cell's own labels are created by the cell.
      guard expressionOfOwnLabel(subview) == nil else { continue }
      code.add("\(parent).\(adding)(\(writeView(subview)))")
    }
  }

  private func expressionOfOwnLabel(_ element: InterfaceElement) -> String? {
    element.id.isEmpty ? nil : expressions[element.id]
  }

  private static let styles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]

  private mutating func writeCell(_ element: InterfaceElement, _ variable: String) {
    let style = Self.styles[element["style"] ?? ""]
    let identifier = element["reuseIdentifier"]?.literal ?? "nil"
    code.add(
      """
      scene.set(style: .\(style ?? "default"), reuseIdentifier: \(identifier), of: \(variable))
      """)
    for attribute in ["textLabel", "detailTextLabel", "imageView"] {
      guard style != nil, let id = element[attribute], let part = document.objects[id] else {
        continue
      }
      name(id, "\(variable).\(attribute)")
      if attribute == "imageView" {
        if let image = ViewProperties.image(part, "image") {
          code.add("\(variable).imageView?.image = \(image)")
        }
      } else if let text = document.text(of: part, "text") {
        code.add("\(variable).\(attribute)?.text = \(text.literal)")
      }
    }
  }

  private mutating func writeTable(_ element: InterfaceElement, _ variable: String) {
    for key in ["tableHeaderView", "tableFooterView"] {
      guard let view = element.child(key: key) else { continue }
      code.add("\(variable).\(key) = \(writeView(view))")
    }
    for prototype in element.children(of: "prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else {
        note("The prototype cell has no reuse identifier, so no code can create it.", prototype)
        continue
      }
      inner("scene.addPrototype(\(identifier.literal), to: \(variable)) {") { writer in
        writer.writeReusable(prototype)
      }
    }
    let sections = element.children(of: "sections").map { section in
      let cells = section.children(of: "cells").map { writeView($0) }
      let header = document.text(of: section, "headerTitle")?.literal ?? "nil"
      let footer = document.text(of: section, "footerTitle")?.literal ?? "nil"
      return """
        StaticTableSection(header: \(header), footer: \(footer), rows: [\(cells.joined(separator: ", "))])
        """
    }
    guard !sections.isEmpty else { return }
    code.block("scene.setStaticSections([", end: "], of: \(variable))") { code in
      for section in sections { code.add("\(section),") }
    }
  }

  private mutating func writeCollection(_ element: InterfaceElement, _ variable: String) {
    let kinds = [
      "sectionHeaderView": "UICollectionView.elementKindSectionHeader",
      "sectionFooterView": "UICollectionView.elementKindSectionFooter",
    ]
    let supplementary = element.children.filter { kinds[$0.key ?? ""] != nil }
    for prototype in element.children(of: "cells") + supplementary {
      guard let identifier = prototype["reuseIdentifier"] else {
        note("The cell has no reuse identifier, so no code can create it.", prototype)
        continue
      }
      let kind = kinds[prototype.key ?? ""].map { ", kind: \($0)" } ?? ""
      inner("scene.addPrototype(\(identifier.literal)\(kind), to: \(variable)) {") { writer in
        writer.writeReusable(prototype)
      }
    }
  }

  /// Writes a view that is created again and again, with its connections.
  mutating func writeReusable(_ element: InterfaceElement) {
    let variable = writeView(element)
    writeConnections()
    writeAwakening()
    code.add("return \(variable)")
  }
}
