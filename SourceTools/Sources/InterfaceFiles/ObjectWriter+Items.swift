extension ObjectWriter {
  private static let barButtons = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
  ]

  private static let tabs = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  /// Writes a bar button.
  ///
  /// - Returns: The variable that holds it.
  mutating func writeBarButton(_ element: InterfaceElement) -> String {
    let type = resolver.resolve(element, as: "UIBarButtonItem", in: document)
    let variable = document.swiftName(of: element.id)
    if let system = element["systemItem"]?.asCase(of: Self.barButtons), type.own == nil {
      code.add(
        """
        let \(variable) = UIBarButtonItem(barButtonSystemItem: \(system), target: nil, action: nil)
        """)
    } else {
      code.add("let \(variable) = scene.create(\(type.swiftName).self)")
    }
    if let title = document.text(of: element, "title") {
      code.add("\(variable).title = \(title.literal)")
    }
    if let image = ViewProperties.image(element, "image") {
      code.add("\(variable).image = \(image)")
    }
    if element["enabled"] == "NO" { code.add("\(variable).isEnabled = false") }
    if let tag = element["tag"].flatMap(Int.init) { code.add("\(variable).tag = \(tag)") }
    if let label = element.child(key: "accessibilityConfiguration")?["label"] {
      code.add("\(variable).accessibilityLabel = \(label.literal)")
    }
    if let view = element.child(key: "customView") {
      code.add("\(variable).customView = \(writeView(view))")
    }
    adopt(element, as: variable, type: type, wakes: false)
    return variable
  }

  /// Writes a navigation item of a bar without a stack.
  ///
  /// - Returns: The variable that holds it.
  mutating func writeNavigationItem(_ element: InterfaceElement) -> String {
    let variable = document.swiftName(of: element.id)
    let title = document.text(of: element, "title")?.literal ?? "\"\""
    code.add("let \(variable) = UINavigationItem(title: \(title))")
    writeContents(ofNavigationItem: element, variable)
    return variable
  }

  /// Writes what a screen's navigation item has.
  mutating func writeContents(ofNavigationItem element: InterfaceElement, _ variable: String) {
    if let prompt = document.text(of: element, "prompt") {
      code.add("\(variable).prompt = \(prompt.literal)")
    }
    if let title = document.text(of: element, "backButtonTitle") {
      code.add("\(variable).backButtonTitle = \(title.literal)")
    }
    if element.isTrue("hidesBackButton") { code.add("\(variable).hidesBackButton = true") }
    if element.isTrue("leftItemsSupplementBackButton") {
      code.add("\(variable).leftItemsSupplementBackButton = true")
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      guard let item = element.child(key: key) else { continue }
      code.add("\(variable).\(key) = \(writeBarButton(item))")
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let items = element.children(of: key).map { writeBarButton($0) }
      if !items.isEmpty { code.add("\(variable).\(key) = [\(items.joined(separator: ", "))]") }
    }
    if let view = element.child(key: "titleView") {
      code.add("\(variable).titleView = \(writeView(view))")
    }
    if !element.id.isEmpty { name(element.id, variable) }
  }

  /// Writes a screen's tab bar item.
  mutating func writeTabBarItem(_ element: InterfaceElement) {
    let title = document.text(of: element, "title")
    let variable = document.swiftName(of: element.id)
    let tag = element["tag"].flatMap(Int.init) ?? 0
    if let system = element["systemItem"]?.asCase(of: Self.tabs) {
      code.add("let \(variable) = UITabBarItem(tabBarSystemItem: \(system), tag: \(tag))")
      if let title { code.add("\(variable).title = \(title.literal)") }
    } else {
      let image = ViewProperties.image(element, "image") ?? "nil"
      code.add(
        """
        let \(variable) = UITabBarItem(title: \(title?.literal ?? "nil"), image: \(image), tag: \(tag))
        """)
    }
    if let badge = element["badgeValue"] { code.add("\(variable).badgeValue = \(badge.literal)") }
    code.add("screen.tabBarItem = \(variable)")
    if !element.id.isEmpty { name(element.id, variable) }
  }

  /// Writes a gesture recognizer.
  mutating func writeGesture(_ element: InterfaceElement, as base: String) {
    if let name = element["customClass"], name != base {
      note("\(name) can't be created from a file; \(base) is used in its place.", element)
    }
    let variable = document.swiftName(of: element.id)
    code.add("let \(variable) = \(base)()")
    if let direction = element["direction"] {
      let known = ["left", "right", "up", "down"].filter { direction.contains($0) }
      if base == "UISwipeGestureRecognizer", !known.isEmpty {
        code.add("\(variable).direction = [\(known.map { ".\($0)" }.joined(separator: ", "))]")
      }
    }
    if element["enabled"] == "NO" { code.add("\(variable).isEnabled = false") }
    adopt(
      element, as: variable, type: ResolvedClass(swiftName: base, base: base, own: nil),
      wakes: false)
    code.add("scene[\(element.id.literal)] = \(variable)")
  }

  /// Writes an object of the app's own.
  mutating func writeObject(_ element: InterfaceElement) {
    guard let name = element["customClass"], let entry = resolver.classes[name],
      entry.isReachable
    else {
      return note(
        "\(element["customClass"] ?? "The object") is not a class of the app's sources; the object "
          + "is left out.", element)
    }
    let variable = document.swiftName(of: element.id)
    code.add("let \(variable) = scene.create(object: \(entry.swiftName).self)")
    adopt(
      element, as: variable,
      type: ResolvedClass(swiftName: entry.swiftName, base: "NSObject", own: name))
    code.add("scene[\(element.id.literal)] = \(variable)")
  }
}
