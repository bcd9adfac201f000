/// Generates the classes that Xcode generates from Core Data models.
///
/// ```swift
/// let (file, notes) = ManagedObjectWriter(imports: ["CoreDataShim"]).write(models)
/// ```
///
/// Properties keep their values in the object, by name; there is no store.
public struct ManagedObjectWriter: Sendable {
  /// The modules that the generated file imports.
  public var imports: [String]

  /// Creates a writer.
  ///
  /// - Parameter imports: The modules that the generated file imports.
  public init(imports: [String]) { self.imports = imports }

  /// Generates the classes of models.
  ///
  /// - Parameters:
  ///   - models: The files `contents` of `.xcdatamodel` folders.
  ///   - classes: The app's own classes of managed objects, which models in code may name.
  /// - Returns: the file, nil where no model has entities and there are no such classes, and what was left out.
  public func write(
    _ models: [InterfaceFile], classes: [String] = []
  ) -> (file: GeneratedFile?, notes: [InterfaceNote]) {
    let notes = NoteCollector()
    var code = SwiftCode()
    var registrations = classes.map { "NSEntityDescription.register(\($0).self)" }
    for model in models {
      guard let root = XMLTreeReader.read(model, notes) else { continue }
      for entity in root.children where entity.name == "entity" {
        let written = Entity(entity, in: root)
        // Without code generation, the class and its properties are the app's.
        if written.generation != nil { write(written, &code) }
        if !written.isPlain {
          registrations.append(written.registration)
        }
      }
    }
    guard !registrations.isEmpty else { return (nil, notes.sorted) }
    code.add("/// The classes of the app's entities.")
    code.block("enum ManagedObjects {") { code in
      code.add("/// Registers them. It is called once, before the app is launched.")
      code.block("static func register() {") { code in
        for line in registrations { code.add(line) }
      }
    }
    let header =
      "// Generated from the Core Data models and classes. Changes are overwritten.\n\n"
      + imports.map { "import \($0)\n" }.joined() + "\n"
    return (GeneratedFile(name: "ManagedObjects.swift", contents: header + code.text), notes.sorted)
  }

  private func write(_ entity: Entity, _ code: inout SwiftCode) {
    if entity.generation == "class" {
      code.add("public class \(entity.className): \(entity.superclass) {}")
    }
    code.block("extension \(entity.className) {") { code in
      code.block(
        "public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {"
      ) { code in
        code.add("NSFetchRequest<\(entity.className)>(entityName: \(entity.name.literal))")
      }
      for property in entity.properties {
        code.block("public var `\(property.name)`: \(property.type) {") { code in
          let fallback = property.fallback.map { " ?? \($0)" } ?? ""
          let type = property.fallback == nil ? String(property.type.dropLast()) : property.type
          code.add("get { value(forKey: \(property.name.literal)) as? \(type)\(fallback) }")
          code.add("set { setValue(newValue, forKey: \(property.name.literal)) }")
        }
        if let member = property.member { writeAccessors(property, of: member, &code) }
      }
    }
    if entity.generation == "class" { code.add("extension \(entity.className): Identifiable {}") }
    code.add("")
  }

  private func writeAccessors(
    _ property: Entity.Property, of member: String, _ code: inout SwiftCode
  ) {
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let key = property.name.literal
    for (verb, method) in [("addTo", "insertMember"), ("removeFrom", "removeMember")] {
      code.block("public func \(verb)\(name)(_ value: \(member)) {") { code in
        code.add("\(method)(value, forKey: \(key), ordered: \(property.isOrdered))")
      }
      let set = property.isOrdered ? "NSOrderedSet" : "NSSet"
      code.block("public func \(verb)\(name)(_ values: \(set)) {") { code in
        code.add(
          "for value in values { \(method)(value, forKey: \(key), ordered: \(property.isOrdered)) }"
        )
      }
    }
  }
}

/// An entity of a Core Data model.
private struct Entity {
  struct Property {
    var name: String
    var type: String
    /// The value of a type that is not optional, before one was set.
    var fallback: String?
    /// The class of a member of a relationship to many.
    var member: String?
    var isOrdered = false
    /// The value that the model gives to a new object's property.
    var given: String?
    /// The relationship as the stand-in for Core Data takes it.
    var relationship: String?
  }

  let name: String
  let className: String
  let superclass: String
  /// `class`, `category`, or nil for none.
  let generation: String?
  let properties: [Property]
  /// The properties of the entities above it.
  private let inherited: [Property]

  /// Whether objects are of `NSManagedObject` itself.
  var isPlain: Bool { className == "NSManagedObject" }

  /// - Parameter depth: how many entities are below it.
  init(_ entity: InterfaceElement, in model: InterfaceElement, depth: Int = 0) {
    func className(of name: String) -> String {
      let found = model.children.first { $0.name == "entity" && $0["name"] == name }
      // A model that names no class, and has Xcode generate none, has plain objects.
      let unwritten = found?["codeGenerationType"] == nil ? "NSManagedObject" : name
      let written = (found?["representedClassName"] ?? unwritten).trimmingPrefix(".")
      return written.split(separator: ".").last.map(String.init) ?? name
    }
    name = entity["name"] ?? ""
    self.className = className(of: name)
    superclass = entity["parentEntity"].map(className) ?? "NSManagedObject"
    let parent = entity["parentEntity"].flatMap { name in
      model.children.first { $0.name == "entity" && $0["name"] == name }
    }
    // An entity may be above itself in a model that somebody edited.
    let above = parent.flatMap { depth < 16 ? Entity($0, in: model, depth: depth + 1) : nil }
    inherited = above.map { $0.inherited + $0.properties } ?? []
    generation = self.className == "NSManagedObject" ? nil : entity["codeGenerationType"]
    properties = entity.children.compactMap { child in
      guard let name = child["name"] else { return nil }
      switch child.name {
      case "attribute":
        let (type, fallback) = Self.type(of: child)
        return Property(
          name: name, type: type, fallback: fallback, given: Self.given(by: child, type))
      case "relationship":
        let destination = className(of: child["destinationEntity"] ?? "")
        let isOrdered = child.isTrue("ordered")
        let relationship = Self.relationship(name, child)
        guard child.isTrue("toMany") else {
          return Property(name: name, type: destination + "?", relationship: relationship)
        }
        return Property(
          name: name, type: isOrdered ? "NSOrderedSet?" : "NSSet?", member: destination,
          isOrdered: isOrdered, relationship: relationship)
      default: return nil
      }
    }
  }

  /// The call that makes the entity known.
  var registration: String {
    let all = inherited + properties
    let relationships = all.compactMap(\.relationship)
    let defaults = all.compactMap { property in
      property.given.map { "\(property.name.literal): \($0)" }
    }
    let arguments =
      ["\(className).self", "for: \(name.literal)"]
      + (relationships.isEmpty ? [] : ["[\(relationships.joined(separator: ", "))]"])
      + (defaults.isEmpty ? [] : ["defaults: [\(defaults.joined(separator: ", "))]"])
    return "NSEntityDescription.register(\(arguments.joined(separator: ", ")))"
  }

  private static func relationship(_ name: String, _ element: InterfaceElement) -> String {
    let count =
      !element.isTrue("toMany") ? ".one" : element.isTrue("ordered") ? ".ordered" : ".many"
    let inverse = element["inverseName"].map { ", inverse: \($0.literal)" } ?? ""
    let deletes = element["deletionRule"] == "Cascade" ? ", deletes: true" : ""
    return "EntityRelationship(\(name.literal), \(count)\(inverse)\(deletes))"
  }

  /// The code of an attribute's first value, where the model has one of a plain type.
  private static func given(by attribute: InterfaceElement, _ type: String) -> String? {
    guard let text = attribute["defaultValueString"] else { return nil }
    return switch type {
    case "String?": text.literal
    case "Bool": text == "YES" ? "true" : "false"
    case "Int16", "Int32", "Int64", "Float", "Double":
      Double(text) == nil ? nil : "\(type)(\(text))"
    default: nil
    }
  }

  private static func type(of attribute: InterfaceElement) -> (type: String, fallback: String?) {
    let isScalar = attribute["usesScalarValueType"] != "NO"
    let given = attribute["defaultValueString"]
    switch attribute["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? ("Int16", given ?? "0") : ("NSNumber?", nil)
    case "Integer 32": return isScalar ? ("Int32", given ?? "0") : ("NSNumber?", nil)
    case "Integer 64": return isScalar ? ("Int64", given ?? "0") : ("NSNumber?", nil)
    case "Float": return isScalar ? ("Float", given ?? "0") : ("NSNumber?", nil)
    case "Double": return isScalar ? ("Double", given ?? "0") : ("NSNumber?", nil)
    case "Boolean":
      return isScalar ? ("Bool", given == "YES" ? "true" : "false") : ("NSNumber?", nil)
    case "Decimal": return ("NSDecimalNumber?", nil)
    case "String": return ("String?", nil)
    case "Date": return ("Date?", nil)
    case "Binary": return ("Data?", nil)
    case "UUID": return ("UUID?", nil)
    case "URI": return ("URL?", nil)
    default: return ((attribute["customClassName"] ?? "NSObject") + "?", nil)
    }
  }
}
