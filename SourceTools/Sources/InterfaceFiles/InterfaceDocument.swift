/// A storyboard or a xib, with its objects by their identifiers.
final class InterfaceDocument {
  let path: String
  /// The name without its extension, by which the app refers to it.
  let name: String
  let root: InterfaceElement
  let strings: [String: String]
  private(set) var objects: [String: InterfaceElement] = [:]
  /// The views that hold constraints, by the constraints' identifiers.
  private(set) var constraintOwners: [String: InterfaceElement] = [:]
  private var names: [String: String] = [:]

  init(_ file: InterfaceFile, root: InterfaceElement, strings: [String: String]) {
    path = file.path
    name = file.name
    self.root = root
    self.strings = strings
    root.walk { element in
      if !element.id.isEmpty, objects[element.id] == nil { objects[element.id] = element }
      for constraint in element.children(of: "constraints") {
        constraintOwners[constraint.id] = element
      }
    }
    var used: Set<String> = []
    for id in objects.keys.sorted() {
      var name = id.asName
      while !used.insert(name).inserted { name += "_" }
      names[id] = name
    }
  }

  /// The Swift name of an object.
  func swiftName(of id: String) -> String { "v_\(names[id] ?? id.asName)" }

  /// The scenes that contain a screen, in the file's order.
  var scenes: [InterfaceScene] {
    root.children(of: "scenes").compactMap { scene in
      let objects = scene.children(of: "objects")
      let screen = objects.first {
        UIKitClasses.screens[$0.name] != nil || $0.name.hasSuffix("ViewController")
          || $0.name.hasSuffix("HostingController")
      }
      return screen.map { InterfaceScene(screen: $0, objects: objects) }
    }
  }

  var initialID: String? { root["initialViewController"] }

  /// A localized text: a property as an attribute or an element of its own.
  ///
  /// - Parameters:
  ///   - element: The object.
  ///   - attribute: The attribute, such as `text`.
  ///   - key: The key in the strings file after the object's identifier; by default the attribute.
  ///   - owner: The object whose identifier the strings file has; by default the element.
  func text(
    of element: InterfaceElement, _ attribute: String, key: String? = nil,
    owner: InterfaceElement? = nil
  ) -> String? {
    let entry = element.children.first {
      $0.key == attribute && ["string", "mutableString", "attributedString"].contains($0.name)
    }
    let plain = element[attribute] ?? entry.map(Self.contents)
    guard let plain else { return nil }
    return strings["\((owner ?? element).id).\(key ?? attribute)"] ?? plain
  }

  private static func contents(of entry: InterfaceElement) -> String {
    guard entry.name == "attributedString" else { return entry.text }
    let fragments = entry.children.filter { $0.name == "fragment" }
    return fragments.map { fragment in
      fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }.joined()
  }
}

/// A screen of a storyboard and the objects beside it.
struct InterfaceScene {
  let screen: InterfaceElement
  let objects: [InterfaceElement]

  /// The elements of the screen, its items and its views, and of what lies beside it.
  func walk(_ visit: (InterfaceElement) -> Void) {
    for object in objects { object.walk(visit) }
  }

  /// All segues that start in the scene, relationships included.
  var segues: [InterfaceElement] {
    var found: [InterfaceElement] = []
    walk { if $0.name == "segue" { found.append($0) } }
    return found
  }
}

/// The storyboards of an app.
struct StoryboardSet {
  private var documents: [String: InterfaceDocument] = [:]
  private(set) var names: [String] = []

  mutating func add(_ document: InterfaceDocument) {
    documents[document.name] = document
    names.append(document.name)
  }

  subscript(name: String) -> InterfaceDocument? { documents[name] }
}

/// A scene of a storyboard, by the names of both.
struct SceneReference: Hashable {
  let storyboard: String
  let id: String
}

/// A place to which a segue leads.
enum SegueTarget {
  case scene(SceneReference)
  case missing(String)

  /// The target's Swift code in a storyboard.
  func code(in document: InterfaceDocument, _ storyboards: StoryboardSet) -> String {
    guard case .scene(let scene) = self else { return "" }
    if scene.storyboard == document.name { return ".scene(\(scene.id.literal))" }
    let other = storyboards[scene.storyboard]
    let screen = other?.objects[scene.id]
    let identifier = screen?["storyboardIdentifier"]?.literal ?? "nil"
    return ".storyboard(\(scene.storyboard.literal), identifier: \(identifier))"
  }
}

extension StoryboardSet {
  /// The scene at the end of a segue or relationship, through references to other storyboards.
  func target(of id: String, in document: InterfaceDocument) -> SegueTarget {
    guard let element = document.objects[id] else {
      return .missing("there is no object \(id) in the file")
    }
    guard element.name == "viewControllerPlaceholder" else {
      return .scene(SceneReference(storyboard: document.name, id: id))
    }
    let name = element["storyboardName"] ?? document.name
    guard let other = self[name] else {
      return .missing("there is no storyboard \(name). Add \(name).storyboard to the app")
    }
    guard let identifier = element["referencedIdentifier"] else {
      guard let initial = other.initialID, other.objects[initial] != nil else {
        return .missing("\(name).storyboard has no initial screen. Mark one in Xcode")
      }
      return .scene(SceneReference(storyboard: name, id: initial))
    }
    let scene = other.scenes.first { $0.screen["storyboardIdentifier"] == identifier }
    guard let scene else {
      return .missing("\(name).storyboard has no screen with the identifier \(identifier)")
    }
    return .scene(SceneReference(storyboard: name, id: scene.screen.id))
  }
}
