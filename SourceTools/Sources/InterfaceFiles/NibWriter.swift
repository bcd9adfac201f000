/// Writes the Swift file of a xib.
struct NibWriter {
  let document: InterfaceDocument
  let resolver: ClassResolver

  /// The name of the enumeration that holds the code.
  var typeName: String { "\(document.name.asName)_xib" }

  /// The view that code can make; nil where there is none.
  var listing: NibListing? {
    let objects = document.root.children(of: "objects").filter {
      $0["placeholderIdentifier"] == nil
    }
    guard let view = objects.first(where: { UIKitClasses.views[$0.name] != nil }) else {
      return nil
    }
    return resolver.listedType(of: view).map {
      NibListing(name: document.name, type: $0, reuseIdentifier: view["reuseIdentifier"])
    }
  }

  /// The code of the nib.
  func write() -> SwiftCode {
    var code = SwiftCode()
    let contents = writeContents()
    code.block("@MainActor enum \(typeName) {") { code in
      code.block("static func register() {") { code in
        code.add("UINib.register(nibNamed: \(document.name.literal), make: make)")
      }
      code.add("")
      code.add(contents, in: "private static func make(_ scene: InterfaceObjects) -> [Any] {")
    }
    return code
  }

  private func writeContents() -> SwiftCode {
    let objects = document.root.children(of: "objects")
    let placeholder = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    var writer = ObjectWriter(
      document: document, resolver: resolver,
      owner: (placeholder?.id ?? "-1", "scene.owner", ownerType(placeholder)), code: SwiftCode())
    if objects.isEmpty {
      resolver.notes.add(
        "The file has no objects, so nothing of it is used. Is it a xib?", in: document.path,
        line: document.root.line, element: document.root.name)
    }
    var views: [String] = []
    let root = placeholder?.connections("outlet").first { $0["property"] == "view" }?["destination"]
    for object in objects {
      writer.canvas = object.id == root ? Canvas(of: object) : Canvas()
      if let view = writer.writeTopLevel(object) { views.append(view) }
    }
    writer.writeConnections(of: placeholder)
    writer.writeAwakening()
    writer.code.add("return [\(views.joined(separator: ", "))]")
    return writer.code
  }

  /// The class of the nib's owner, which is created elsewhere.
  private func ownerType(_ placeholder: InterfaceElement?) -> ResolvedClass {
    guard let placeholder, let name = placeholder["customClass"] else {
      return ResolvedClass(swiftName: "UIResponder", base: "UIResponder", own: nil)
    }
    if let entry = resolver.classes[name], entry.isReachable {
      let root = resolver.classes.lineage(of: name).last ?? name
      let base = UIKitClasses.has(root) ? root : "UIViewController"
      return ResolvedClass(swiftName: entry.swiftName, base: base, own: name)
    }
    if UIKitClasses.has(name), name != "NSObject" {
      return ResolvedClass(swiftName: name, base: name, own: nil)
    }
    if name != "NSObject" {
      resolver.notes.add(
        "\(name) is not a class of the app's sources, so the owner is not connected.",
        in: document.path, line: placeholder.line, element: placeholder.name)
    }
    return ResolvedClass(swiftName: "UIResponder", base: "UIResponder", own: nil)
  }
}
