extension ObjectWriter {
  private static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]

  /// The outlets that UIKit's own classes have.
  private static let outlets: [String: [String]] = [
    "UITableView": ["dataSource", "delegate"], "UICollectionView": ["dataSource", "delegate"],
    "UITextField": ["delegate"], "UITextView": ["delegate"], "UIScrollView": ["delegate"],
    "UISearchBar": ["delegate"], "UIPickerView": ["dataSource", "delegate"],
    "UITabBar": ["delegate"], "UINavigationBar": ["delegate"],
    "UIGestureRecognizer": ["delegate"], "UINavigationController": ["delegate"],
    "UITabBarController": ["delegate"], "UISplitViewController": ["delegate"],
    "UIPageViewController": ["dataSource", "delegate"], "UIViewController": ["view"],
    "WKWebView": ["navigationDelegate", "uiDelegate"],
  ]

  /// Outlets that change nothing here.
  private static let ignored = [
    "searchDisplayController", "accessibilityElements", "gestureRecognizers", "prefetchDataSource",
    "dragDelegate", "dropDelegate", "layoutDelegate", "backgroundView", "selectedBackgroundView",
    "constraints", "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView",
    "tableView", "collectionView", "refreshControl", "searchBar", "nextResponder",
  ]

  /// Writes the connections of all objects created so far and of their owner, then embeds screens.
  ///
  /// - Parameter ownerElement: The screen, or the placeholder of a nib's owner.
  mutating func writeConnections(of ownerElement: InterfaceElement? = nil) {
    for object in created { writeTargets(of: object) }
    for object in created {
      writeOutlets(
        of: object.element, as: object.variable, type: object.type)
    }
    if let ownerElement { writeOwnerOutlets(ownerElement) }
    for object in created {
      writeRuntimeAttributes(of: object.element, as: object.variable, type: object.type)
    }
    for embed in embeds {
      code.add("scene.embed(\(embed.segue.id.literal), in: \(embed.container))")
    }
  }

  /// Wakes the app's own views and objects.
  mutating func writeAwakening() {
    if !awaken.isEmpty { code.add("scene.awaken([\(awaken.joined(separator: ", "))])") }
  }

  private mutating func writeOwnerOutlets(_ element: InterfaceElement) {
    guard let owner else { return }
    let outlets = apart { $0.writeOutlets(of: element, as: "owner", type: owner.type) }
    guard !outlets.lines.isEmpty else { return }
    code.add(outlets, in: "if let owner = scene.owner as? \(owner.type.swiftName) {")
  }

  private mutating func writeTargets(
    of object: (element: InterfaceElement, variable: String, type: ResolvedClass)
  ) {
    let (element, variable, base) = (object.element, object.variable, object.type.base)
    for action in element.connections("action") {
      guard let selector = action["selector"], let id = action["destination"],
        let target = expression(of: id, for: action)
      else { continue }
      checkAction(selector, of: id, action)
      write(selector: "Selector(\(selector.literal))", target, action["eventType"], variable, base)
    }
    for segue in element.connections("segue") {
      let id = segue.id.literal
      switch segue["kind"] {
      case "embed": addEmbed(segue, in: variable)
      case "relationship": continue
      case _
      where ["UITableViewCell", "UICollectionViewCell"].contains { UIKitClasses.is(base, $0) }:
        let label = segue["trigger"] == "accessoryAction" ? "accessory" : "selection"
        code.add("scene.setSegues(\(label): \(id), of: \(variable))")
      default:
        let target = apart {
          $0.write(
            selector: "StoryboardSegueTemplate.action", "segue", segue["eventType"], variable, base)
        }
        // A segue that could not be compiled is not there.
        guard !target.lines.isEmpty else { continue }
        code.add(target, in: "if let segue = scene.segue(\(id)) {")
      }
    }
  }

  private mutating func write(
    selector: String, _ target: String, _ event: String?, _ variable: String, _ base: String
  ) {
    if UIKitClasses.is(base, "UIControl") {
      let usual =
        UIKitClasses.is(base, "UIButton") || base == "UIControl"
        ? ".touchUpInside" : base == "UITextField" ? ".editingDidEndOnExit" : ".valueChanged"
      let event = event?.asCase(of: Self.events) ?? usual
      code.add("\(variable).addTarget(\(target), action: \(selector), for: \(event))")
    } else if UIKitClasses.is(base, "UIBarItem") {
      code.add("\(variable).target = \(target)")
      code.add("\(variable).action = \(selector)")
    } else if UIKitClasses.is(base, "UIGestureRecognizer") {
      // A recognizer's target is not optional.
      code.add(
        "if let target = \(target) as AnyObject? { \(variable).addTarget(target, action: \(selector)) }"
      )
    }
  }

  private func checkAction(_ selector: String, of id: String, _ action: InterfaceElement) {
    guard let type = document.objects[id]?["customClass"], resolver.classes[type] != nil else {
      return
    }
    let declared = resolver.classes.inherited(by: type) { entry in
      entry.actions.first { $0.selector == selector }
    }
    if declared == nil {
      note("\(type) has no action \(selector), so a tap changes nothing. Add it there.", action)
    }
  }

  /// Writes the outlets of an object.
  mutating func writeOutlets(
    of element: InterfaceElement, as variable: String, type: ResolvedClass
  ) {
    for outlet in element.connections("outlet") {
      guard let property = outlet["property"], let id = outlet["destination"],
        let set = setter(property, of: variable, type, outlet, isCollection: false)
      else { continue }
      writeConstraint(id)
      guard let object = expression(of: id, for: outlet), object != "nil" else { continue }
      code.add("scene.connect(\(object), \(property.literal)) { \(set) = $0 }")
    }
    writeCollections(of: element, as: variable, type: type)
  }

  private mutating func writeCollections(
    of element: InterfaceElement, as variable: String, type: ResolvedClass
  ) {
    let collections = element.connections("outletCollection")
    var written: Set<String> = []
    for outlet in collections {
      guard let property = outlet["property"] else { continue }
      if property == "gestureRecognizers", let id = outlet["destination"],
        let gesture = expression(of: id, for: outlet)
      {
        code.add("\(variable).addGestureRecognizer(\(gesture))")
        continue
      }
      guard written.insert(property).inserted,
        let set = setter(property, of: variable, type, outlet, isCollection: true)
      else { continue }
      let destinations = collections.filter { $0["property"] == property }
        .compactMap { $0["destination"] }
      for id in destinations { writeConstraint(id) }
      let objects = destinations.compactMap { expression(of: $0, for: outlet) }
      code.add(
        """
        scene.connect(all: [\(objects.joined(separator: ", "))], \(property.literal)) { \(set) = $0 }
        """)
    }
  }

  private func setter(
    _ property: String, of variable: String, _ type: ResolvedClass, _ outlet: InterfaceElement,
    isCollection: Bool
  ) -> String? {
    if let own = type.own, let found = resolver.outlet(property, of: own) {
      guard found.isCollection == isCollection, let name = found.assignableName else {
        note(
          "The outlet \(property) of \(own) can't be set from another file, so it stays nil.",
          outlet)
        return nil
      }
      return "\(variable).\(name)"
    }
    let isKnown = Self.outlets.contains {
      UIKitClasses.is(type.base, $0.key) && $0.value.contains(property)
    }
    if isKnown { return "\(variable).\(property)" }
    if !Self.ignored.contains(property) {
      note(
        "\(type.own ?? type.base) has no outlet \(property), so it is not connected. Declare it, or "
          + "remove the connection.", outlet)
    }
    return nil
  }
}
