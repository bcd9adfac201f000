/// The class of an object in an interface file.
struct ResolvedClass {
  /// The class's name in Swift.
  let swiftName: String
  /// The class of UIKit whose properties can be set.
  let base: String
  /// The app's own class, by its name in the table.
  let own: String?
}

/// Finds the classes of objects, and notes what is missing.
struct ClassResolver {
  let classes: ClassTable
  let notes: NoteCollector

  /// The class of an element.
  ///
  /// - Parameters:
  ///   - element: The element, which may have a `customClass`.
  ///   - base: The class of UIKit for which the element stands.
  ///   - document: The file.
  func resolve(
    _ element: InterfaceElement, as base: String, in document: InterfaceDocument
  ) -> ResolvedClass {
    let plain = ResolvedClass(swiftName: base, base: base, own: nil)
    guard let name = element["customClass"], name != base else { return plain }
    func fall(_ reason: String) -> ResolvedClass {
      notes.add(
        "\(name) \(reason); \(base) is used in its place.", in: document.path, line: element.line,
        element: element.name)
      return plain
    }
    guard let entry = classes[name] else {
      if UIKitClasses.is(name, base) {
        return ResolvedClass(swiftName: name, base: name, own: nil)
      }
      return fall("is not a class of the app's sources")
    }
    guard entry.isReachable else { return fall("is private to its file") }
    guard entry.hasInitCoder else { return fall("has no init(coder:)") }
    let root = classes.lineage(of: name).last ?? name
    if UIKitClasses.is(root, base) || !UIKitClasses.has(root) {
      return ResolvedClass(swiftName: entry.swiftName, base: base, own: name)
    }
    let family = base.hasSuffix("Controller") ? "UIViewController" : "UIView"
    guard UIKitClasses.is(root, family) else { return fall("is no \(family)") }
    notes.add(
      "\(name) is a \(root) and no \(base), so only what they share is set.", in: document.path,
      line: element.line, element: element.name)
    return ResolvedClass(
      swiftName: entry.swiftName, base: UIKitClasses.is(base, root) ? root : family, own: name)
  }

  /// The name of a view's class in Swift: the app's own where code elsewhere can name it, else UIKit's.
  ///
  /// - Returns: nil for an element that is no view.
  func listedType(of view: InterfaceElement) -> String? {
    guard let base = UIKitClasses.views[view.name] else { return nil }
    let own = view["customClass"].flatMap { classes[$0] }
    return own.flatMap { $0.isReachable ? $0.swiftName : nil } ?? base
  }

  /// The outlet of a class or of one above it.
  func outlet(_ name: String, of type: String) -> ClassTable.Outlet? {
    classes.inherited(by: type) { $0.outlets.first { $0.name == name } }
  }

  /// Whether an interface file can set a property of a class.
  func isInspectable(_ property: String, of type: ResolvedClass) -> Bool {
    let own = type.own.map(classes.lineage(of:)) ?? []
    return own.contains { classes[$0]?.inspectables.contains(property) == true }
      || classes.extended.contains {
        $0.value.contains(property) && UIKitClasses.is(type.base, $0.key)
      }
  }

  func segueAction(_ selector: String, of type: String) -> (type: String, call: String)? {
    classes.inherited(by: type) { entry in
      entry.segueActions.first { $0.selector == selector }.map { (entry.swiftName, $0.call) }
    }
  }
}
