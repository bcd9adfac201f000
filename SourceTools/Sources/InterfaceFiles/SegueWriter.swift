/// Writes the segues of a scene.
struct SegueWriter {
  let document: InterfaceDocument
  let storyboards: StoryboardSet
  let resolver: ClassResolver
  let cycles: ContainmentCycles

  private static let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover", "automatic", "none",
  ]
  private static let transitions = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]

  /// Writes the segues that start in a scene.
  func write(_ scene: InterfaceScene, into code: inout SwiftCode) {
    for segue in scene.segues where segue["kind"] != "relationship" {
      guard !cycles.closes(segue), let kind = kind(of: segue) else { continue }
      let identifier = segue["identifier"].map { "identifier: \($0.literal), " } ?? ""
      if segue["kind"] == "unwind" {
        code.add(
          "scene.add(StoryboardSegueTemplate(\(identifier)\(kind)), id: \(segue.id.literal))")
        continue
      }
      guard let destination = destination(of: segue) else { continue }
      let creator = creator(of: segue, scene.screen)
      code.add(
        """
        scene.add(StoryboardSegueTemplate(\(identifier)\(kind), to: \(destination)\(creator)), \
        id: \(segue.id.literal))
        """)
    }
  }

  /// The destination of a segue or a relationship; `nil` with a note where there is none.
  func destination(of segue: InterfaceElement) -> String? {
    switch storyboards.target(of: segue["destination"] ?? "", in: document) {
    case .scene(let scene):
      if let other = storyboards[scene.storyboard], scene.storyboard != document.name,
        other.objects[scene.id]?["storyboardIdentifier"] == nil, other.initialID != scene.id
      {
        return nil
      }
      return SegueTarget.scene(scene).code(in: document, storyboards)
    case .missing(let reason):
      note("The segue is left out: \(reason).", segue)
      return nil
    }
  }

  private func kind(of segue: InterfaceElement) -> String? {
    switch segue["kind"] {
    case "show", "push": return ".show"
    case "showDetail": return ".showDetail"
    case "replace": return ".replace"
    case "embed": return ".embed"
    case "presentation", "modal": return present(segue, style: segue["modalPresentationStyle"])
    case "popoverPresentation", "popover": return present(segue, style: "popover")
    case "unwind":
      guard let action = segue["unwindAction"], checkUnwind(action, segue) else { return nil }
      return ".unwind(Selector(\(action.literal)))"
    case "custom": return custom(segue)
    default:
      note("Segues of the kind \(segue["kind"] ?? "none") are not supported.", segue)
      return nil
    }
  }

  private func present(_ segue: InterfaceElement, style: String?) -> String {
    let style = style?.asCase(of: Self.styles) ?? "nil"
    let transition = segue["modalTransitionStyle"]?.asCase(of: Self.transitions) ?? "nil"
    let animated = segue["animates"] == "NO" ? "false" : "true"
    return ".present(\(style), \(transition), animated: \(animated))"
  }

  private func custom(_ segue: InterfaceElement) -> String? {
    guard let name = segue["customClass"] else { return ".show" }
    guard let entry = resolver.classes[name], entry.isReachable else {
      note(
        "\(name) is not a class of the app's sources, so the segue shows its destination.", segue)
      return ".show"
    }
    return """
      .custom { \(entry.swiftName)(identifier: $0, source: $1, destination: $2) }
      """
  }

  private func checkUnwind(_ action: String, _ segue: InterfaceElement) -> Bool {
    let isDeclared = resolver.classes.names.contains { name in
      resolver.classes[name]?.actions.contains { $0.selector == action } ?? false
    }
    if !isDeclared {
      note("No class has the unwind action \(action), so the segue is left out.", segue)
    }
    return isDeclared
  }

  private func creator(of segue: InterfaceElement, _ screen: InterfaceElement) -> String {
    guard let selector = segue["destinationCreationSelector"] else { return "" }
    guard let type = screen["customClass"],
      let action = resolver.segueAction(selector, of: type)
    else {
      note(
        "\(screen["customClass"] ?? "The screen") has no segue action \(selector), so the "
          + "destination is created without it.", segue)
      return ""
    }
    return """
      , creator: { screen, coder, sender, identifier in \
      (screen as? \(action.type))?.\(action.call) }
      """
  }

  private func note(_ message: String, _ element: InterfaceElement) {
    resolver.notes.add(message, in: document.path, line: element.line, element: element.name)
  }
}
