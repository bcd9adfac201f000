/// Writes the Swift file of a storyboard.
struct StoryboardWriter {
  let document: InterfaceDocument
  let storyboards: StoryboardSet
  let resolver: ClassResolver
  let cycles: ContainmentCycles

  /// The name of the enumeration that holds the code.
  var typeName: String { "\(document.name.asName)_storyboard" }

  /// The code of the storyboard.
  func write() -> SwiftCode {
    var code = SwiftCode()
    let scenes = document.scenes
    code.block("@MainActor enum \(typeName) {") { code in
      code.block("static func register() {") { code in
        for scene in scenes { writeRegistration(of: scene, into: &code) }
      }
      for scene in scenes { write(scene, into: &code) }
    }
    if document.root.child("scenes") == nil {
      resolver.notes.add(
        "The file has no scenes, so nothing of it is used. Is it a storyboard?", in: document.path,
        line: document.root.line, element: document.root.name)
    }
    return code
  }

  /// The screens that code can make.
  var listing: StoryboardListing {
    let all = document.scenes.map { scene in
      (
        id: scene.screen.id,
        scene: StoryboardListing.Scene(
          identifier: scene.screen["storyboardIdentifier"], type: type(of: scene).swiftName)
      )
    }
    return StoryboardListing(
      name: document.name, initial: all.first { $0.id == document.initialID }?.scene,
      scenes: all.map(\.scene).filter { $0.identifier != nil },
      cells: cells(in: document.root))
  }

  /// The prototypes of cells with identifiers.
  private func cells(in element: InterfaceElement) -> [NibListing] {
    element.children.flatMap { child in
      let own =
        child["reuseIdentifier"].flatMap { identifier in
          resolver.listedType(of: child).map {
            NibListing(name: document.name, type: $0, reuseIdentifier: identifier)
          }
        }
      return (own.map { [$0] } ?? []) + cells(in: child)
    }
  }

  private func type(of scene: InterfaceScene) -> ResolvedClass {
    let screen = scene.screen
    if UIKitClasses.screens[screen.name] == nil {
      note("\(screen.name) is not supported; a plain screen is in its place.", screen)
    }
    let base = UIKitClasses.screens[screen.name] ?? "UIViewController"
    return resolver.resolve(screen, as: base, in: document)
  }

  private func writeRegistration(of scene: InterfaceScene, into code: inout SwiftCode) {
    let screen = scene.screen
    let name = screen.id.asName
    let identifier = screen["storyboardIdentifier"].map { "identifier: \($0.literal), " } ?? ""
    let initial = screen.id == document.initialID ? "isInitial: true, " : ""
    let load = screen.child(key: "view") == nil ? "" : ", loadView: load_\(name)"
    code.add("UIStoryboard.register(")
    code.add("  UIStoryboard.Scene(")
    code.add(
      "    id: \(screen.id.literal), \(identifier)\(initial)type: \(type(of: scene).swiftName).self,"
    )
    code.add("    awake: awake_\(name)\(load)), inStoryboard: \(document.name.literal))")
  }

  private func note(_ message: String, _ element: InterfaceElement) {
    resolver.notes.add(message, in: document.path, line: element.line, element: element.name)
  }

  private func write(_ scene: InterfaceScene, into code: inout SwiftCode) {
    let name = scene.screen.id.asName
    let parameters = "(_ screen: UIViewController, _ scene: InterfaceObjects)"
    code.add("")
    code.add(writeAwake(scene), in: "private static func awake_\(name)\(parameters) {")
    guard let view = scene.screen.child(key: "view") else { return }
    code.add("")
    code.add(writeLoad(scene, view), in: "private static func load_\(name)\(parameters) {")
  }

  private func writer(_ scene: InterfaceScene) -> ObjectWriter {
    ObjectWriter(
      document: document, resolver: resolver,
      owner: (scene.screen.id, "screen", type(of: scene)), code: SwiftCode())
  }

  private func writeLoad(_ scene: InterfaceScene, _ view: InterfaceElement) -> SwiftCode {
    var writer = writer(scene)
    let root = writer.writeView(view, isRoot: true)
    if let refresh = scene.screen.child(key: "refreshControl") {
      let control = writer.writeView(refresh)
      if view.name == "tableView" { writer.code.add("\(root).refreshControl = \(control)") }
    }
    writeObjects(of: scene, with: &writer)
    writer.writeConnections(of: scene.screen)
    writer.writeAwakening()
    return writer.code
  }

  /// Writes the objects beside the screen.
  private func writeObjects(of scene: InterfaceScene, with writer: inout ObjectWriter) {
    for object in scene.objects where object.id != scene.screen.id { writer.writeTopLevel(object) }
  }

  private func writeRuntimeAttributes(
    of screen: InterfaceElement, with writer: inout ObjectWriter
  ) {
    guard let type = writer.owner?.type else { return }
    let values = writer.apart { $0.writeRuntimeAttributes(of: screen, as: "screen", type: type) }
    guard !values.lines.isEmpty else { return }
    writer.code.add(values, in: "if let screen = screen as? \(type.swiftName) {")
  }

  private func writeAwake(_ scene: InterfaceScene) -> SwiftCode {
    var writer = writer(scene)
    let screen = scene.screen
    if let title = document.text(of: screen, "title") {
      writer.code.add("screen.title = \(title.literal)")
    }
    writeSettings(of: screen, into: &writer.code)
    writeRuntimeAttributes(of: screen, with: &writer)
    if let item = screen.child(key: "tabBarItem") { writer.writeTabBarItem(item) }
    if let item = screen.child(key: "navigationItem") {
      if let title = document.text(of: item, "title") {
        writer.code.add("screen.navigationItem.title = \(title.literal)")
      }
      writer.writeContents(ofNavigationItem: item, "screen.navigationItem")
      if !item.id.isEmpty {
        writer.code.add("scene[\(item.id.literal)] = screen.navigationItem")
      }
    }
    let items = screen.children(of: "toolbarItems").map { writer.writeBarButton($0) }
    if !items.isEmpty {
      writer.code.add("screen.toolbarItems = [\(items.joined(separator: ", "))]")
    }
    for object in writer.created where !object.element.id.isEmpty {
      writer.code.add("scene[\(object.element.id.literal)] = \(object.variable)")
    }
    let hasView = screen.child(key: "view") != nil
    // Objects beside a screen's view are made with it, and those of a container with the container.
    if !hasView { writeObjects(of: scene, with: &writer) }
    SegueWriter(document: document, storyboards: storyboards, resolver: resolver, cycles: cycles)
      .write(scene, into: &writer.code)
    writer.writeConnections(of: hasView ? nil : screen)
    writeRelationships(of: scene, into: &writer.code)
    writer.writeAwakening()
    return writer.code
  }

  private static let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover", "none",
  ]

  private func writeSettings(of screen: InterfaceElement, into code: inout SwiftCode) {
    for flag in ["hidesBottomBarWhenPushed", "definesPresentationContext"]
    where screen.isTrue(flag) { code.add("screen.\(flag) = true") }
    if screen.isTrue("modalInPresentation") { code.add("screen.isModalInPresentation = true") }
    if let style = screen["modalPresentationStyle"]?.asCase(of: Self.styles) {
      code.add("screen.modalPresentationStyle = \(style)")
    }
    if let identifier = screen["restorationIdentifier"] {
      code.add("screen.restorationIdentifier = \(identifier.literal)")
    }
    if screen.isTrue("navigationBarHidden") {
      code.add("(screen as? UINavigationController)?.isNavigationBarHidden = true")
    }
    if screen["toolbarHidden"] == "NO" {
      code.add("(screen as? UINavigationController)?.isToolbarHidden = false")
    }
  }

  private static let relationships = [
    "rootViewController": "UINavigationController", "viewControllers": "UITabBarController",
    "masterViewController": "UISplitViewController",
    "supplementaryViewController": "UISplitViewController",
    "detailViewController": "UISplitViewController",
  ]

  private func writeRelationships(of scene: InterfaceScene, into code: inout SwiftCode) {
    var container: String?
    var screens: [String] = []
    let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
    let segues = scene.segues.filter { $0["kind"] == "relationship" && !cycles.closes($0) }
    let rank = { (segue: InterfaceElement) in order.firstIndex(of: segue["relationship"] ?? "") ?? 0
    }
    let sorted = segues.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    for (_, segue) in sorted {
      let name = segue["relationship"] ?? ""
      guard let type = Self.relationships[name] else {
        note("The relationship \(name) is not supported, so it is left out.", segue)
        continue
      }
      let segues = SegueWriter(
        document: document, storyboards: storyboards, resolver: resolver, cycles: cycles)
      guard let destination = segues.destination(of: segue) else { continue }
      container = type
      screens.append("scene.screen(\(destination))")
    }
    guard let container else { return }
    code.add("let screens = [\(screens.joined(separator: ", "))].compactMap { $0 }")
    code.add("(screen as? \(container))?.viewControllers = screens")
  }
}

extension ObjectWriter {
  /// Writes an object beside the screen, or at the top of a nib.
  ///
  /// - Returns: The variable of a view.
  @discardableResult
  mutating func writeTopLevel(_ element: InterfaceElement) -> String? {
    if let base = UIKitClasses.gestures[element.name] {
      writeGesture(element, as: base)
    } else if ["customObject", "object"].contains(element.name) {
      writeObject(element)
    } else if ["placeholder", "exit", "viewControllerPlaceholder"].contains(element.name) {
      return nil
    } else if element.name == "barButtonItem" {
      let item = writeBarButton(element)
      code.add("scene[\(element.id.literal)] = \(item)")
    } else if UIKitClasses.views[element.name] != nil || element.child(key: "frame") != nil {
      let view = writeView(element)
      code.add("scene[\(element.id.literal)] = \(view)")
      return view
    } else {
      note("\(element.name) is not supported, so it is left out.", element)
    }
    return nil
  }
}
