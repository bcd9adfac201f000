/// Writes the Swift code that creates the objects of one scene or nib.
struct ObjectWriter {
  let document: InterfaceDocument
  let resolver: ClassResolver
  /// The screen of the scene or the owner of the nib: its identifier, its Swift expression, and its
  /// class.
  let owner: (id: String, expression: String, type: ResolvedClass)?
  /// The screen of the file that its views are on.
  var canvas = Canvas()

  var code: SwiftCode
  /// The Swift expressions of the objects created so far.
  private(set) var expressions: [String: String] = [:]
  /// Objects whose connections are written when all objects exist.
  private(set) var created: [(element: InterfaceElement, variable: String, type: ResolvedClass)] =
    []
  private(set) var awaken: [String] = []
  private(set) var embeds: [(segue: InterfaceElement, container: String)] = []

  var notes: NoteCollector { resolver.notes }

  mutating func adopt(
    _ element: InterfaceElement, as variable: String, type: ResolvedClass, wakes: Bool = true
  ) {
    if !element.id.isEmpty { expressions[element.id] = variable }
    created.append((element, variable, type))
    if wakes, type.own != nil { awaken.append(variable) }
  }

  mutating func name(_ id: String, _ expression: String) { expressions[id] = expression }

  mutating func addEmbed(_ segue: InterfaceElement, in container: String) {
    embeds.append((segue, container))
  }

  /// Writes code apart, to be added later.
  mutating func apart(_ write: (inout ObjectWriter) -> Void) -> SwiftCode {
    let outer = code
    code = SwiftCode()
    defer { code = outer }
    write(&self)
    return code
  }

  /// Notes something about an element.
  func note(_ message: String, _ element: InterfaceElement) {
    notes.add(message, in: document.path, line: element.line, element: element.name)
  }

  /// The expression of an object, which is created here, with the screen, or is the screen; `nil` with
  /// a note where the file has no such object.
  func expression(of id: String, for connection: InterfaceElement) -> String? {
    if let expression = expressions[id] { return expression }
    if id == owner?.id { return owner?.expression }
    guard let element = document.objects[id] else {
      note("There is no object \(id) to connect, so the connection is left out.", connection)
      return nil
    }
    if element["placeholderIdentifier"] == "IBFirstResponder" || element.name == "exit" {
      return "nil"
    }
    return "scene[\(id.literal)]"
  }

  /// Writes code in a block that is run later, for each cell, with objects of its own.
  mutating func inner(_ opening: String, _ write: (inout ObjectWriter) -> Void) {
    let outer = owner.map { ($0.id, "scene.owner", $0.type) }
    var inner = ObjectWriter(
      document: document, resolver: resolver, owner: outer, code: SwiftCode())
    inner.canvas = canvas
    write(&inner)
    code.add(inner.code, in: opening)
  }

  init(
    document: InterfaceDocument, resolver: ClassResolver,
    owner: (id: String, expression: String, type: ResolvedClass)?, code: SwiftCode
  ) {
    self.document = document
    self.resolver = resolver
    self.owner = owner
    self.code = code
  }
}
