import InterfaceFiles

/// Values for the functions whose code is replaced: the plainest of a type, made by initializers that
/// need nothing but plain values.
struct PlainValue {
  private let index: SourceIndex
  private let missing: Set<String>
  /// The superclasses of those of them that are classes.
  private let superclasses: [String: String]
  private let standIns: StandInValues
  /// What is replaced or removed.
  private let refused: [String: String]
  /// The file in which values stand, where its private types can be made.
  private var file: String?

  /// - Parameters:
  ///   - index: What all files declare.
  ///   - missing: The types that are declared because no module here has them.
  ///   - standIns: What makes values of protocols that nothing conforms to.
  ///   - refused: What is replaced or removed, by its path and name.
  init(
    _ index: SourceIndex, missing: MissingTypes, standIns: StandInValues,
    refused: [String: String]
  ) {
    self.index = index
    self.refused = refused
    self.missing = Set(missing.names)
    superclasses = missing.superclassesByName
    self.standIns = standIns
  }

  /// Returns what makes values that stand in a file.
  func standing(in file: String) -> PlainValue {
    var values = self
    values.file = file
    return values
  }

  /// Whether a method overrides one of the app that only stops it.
  func overridesAbstract(_ unit: ReplaceableUnit) -> Bool {
    guard let owner = unit.owner, let type = index.class(owner) else { return false }
    let method = unit.name.dropFirst(owner.count + 1)
    let overridden = index.lineage(of: type).own.dropFirst().lazy
      .compactMap { $0.methods.first { $0.fullName == method } }.first
    return overridden?.isAbstract ?? false
  }

  /// The call of the plainest initializer of a class's superclass, where no module here has that; nil for another
  /// class.
  func plainSuperCall(of name: String) -> String? {
    guard let type = index.class(name) else { return nil }
    let line = index.lineage(of: type)
    guard line.own.count == 1, let foreign = line.foreign, missing.contains(foreign),
      let superclass = superclasses[foreign]
    else { return nil }
    let lineage = UIKitClasses.lineage(of: superclass)
    if lineage.contains("UIViewController") { return "super.init(nibName: nil, bundle: nil)" }
    return lineage.contains("UIView") ? "super.init(frame: .zero)" : "super.init()"
  }

  /// Returns the text of a value; nil for a type of which none can be made.
  ///
  /// - Parameters:
  ///   - written: The type as the app has it.
  ///   - scope: The type in which it is written, which may have types of its own.
  ///   - depth: How many values in values may be made.
  func of(_ written: String, in scope: String? = nil, depth: Int = 5) -> String? {
    if written == "some View" { return "EmptyView()" }
    let type = WrittenType(written)
    if let value = DefaultValue.of(type.text) { return value }
    guard depth > 0, type.text != "Self" else { return nil }
    if let alias = index.aliases[type.text] { return of(alias, depth: depth - 1) }
    if let (parameters, result) = type.function {
      return closure(parameters, returning: result, depth)
    }
    if let elements = type.tuple {
      let values = elements.compactMap { of($0, depth: depth - 1) }
      return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
    }
    if let value = type.emptyStream { return value }
    let name = type.text
    if type.composed.count > 1 { return composed(type.composed, depth) }
    if missing.contains(name.withoutGenerics) {
      return standIns.ofMissing(name) ?? "\(name)()"
    }
    if let outer = name.split(separator: ".").first, missing.contains(String(outer)), outer != name
    {
      return "\(name)()"
    }
    if let value = observable(type, depth) { return value }
    if UIKitClasses.lineage(of: name).contains("UIViewController") { return "\(name)()" }
    if index.protocols[name] != nil { return composed([name], depth) }
    if let found = nested(name, in: scope) ?? index.concrete(name) {
      return instance(of: found, depth)
    }
    // Of another module: most classes can be made without arguments.
    let isNamed = name.first?.isUppercase == true && !name.contains { " &.".contains($0) }
    return isNamed && !index.typeNames.contains(name.withoutGenerics) ? "\(name)()" : nil
  }

  /// The type of a name that a type, or one around it, has in it.
  private func nested(_ name: String, in scope: String?) -> TypeDeclaration? {
    var outer = (scope ?? "").split(separator: ".")
    while !outer.isEmpty {
      let full = outer.joined(separator: ".") + "." + name
      if let found = index.concrete(full), found.name == full { return found }
      outer.removeLast()
    }
    return nil
  }

  /// An observable of RxSwift with one plain element, or with none, or a subject that holds one; nil for another
  /// type.
  private func observable(_ type: WrittenType, _ depth: Int) -> String? {
    guard !index.typeNames.contains(type.text.withoutGenerics) else { return nil }
    if type.text == "Completable" { return "Completable.empty()" }
    if let held = type.heldElement {
      return of(held.type, depth: depth - 1).map { "\(type.text)(\(held.label)\($0))" }
    }
    guard let element = type.observedElement else { return nil }
    return of(element, depth: depth - 1).map { "\(type.text).just(\($0))" }
      ?? "\(type.text).never()"
  }

  /// An instance of a type that conforms to all protocols, or of a generated one.
  private func composed(_ names: [String], _ depth: Int) -> String? {
    let flat = flattened(names)
    if let type = flat.lazy.compactMap({ index.class($0) }).first {
      return instance(of: type, depth)
    }
    let fitting = index.types(conformingTo: flat[0]).filter { type in
      type.isReachable && flat.dropFirst().allSatisfy { index.conforms(type, to: $0) }
    }
    return fitting.lazy.compactMap { instance(of: $0, depth) }.first
      ?? standIns.make(flat) { of($0, depth: depth - 1) }
  }

  /// The protocols of a composition, in which aliases stand for others.
  private func flattened(_ names: [String], depth: Int = 8) -> [String] {
    names.flatMap { name -> [String] in
      guard depth > 0, let alias = index.aliases[name] else { return [name] }
      return flattened(WrittenType(alias).composed, depth: depth - 1)
    }.uniqued()
  }

  private func instance(of type: TypeDeclaration, _ depth: Int) -> String? {
    let isVisible = type.isReachable || type.isNameable && type.path == file
    guard isVisible, !type.isGeneric else { return nil }
    if type.kind == .enum { return type.plainCases.first.map { "\(type.name).\($0)" } }
    let declaring = index.lineage(of: type).own.first { part in
      part.initializers.contains { !$0.isConvenience }
    }
    let choices = (declaring?.initializers ?? []).filter { initializer in
      let labels = initializer.labels.map { "\($0):" }.joined()
      return initializer.labels != ["coder"] && !isRefused("init \(labels)", of: type)
    }
    var needs = choices.sorted { $0.needed.count < $1.needed.count }.map(\.needed)
    if needs.isEmpty {
      let members = type.memberwise.filter { !isRefused("var \($0.label)", of: type) }
      needs = [type.kind == .struct ? members : []]
    }
    for needed in needs {
      let arguments = needed.map { parameter in
        of(parameter.type, in: type.name, depth: depth - 1).map {
          (parameter.label == "_" ? "" : "\(parameter.label): ") + $0
        }
      }
      guard !arguments.contains(nil) else { continue }
      return "\(type.name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }
    return nil
  }

  private func isRefused(_ member: String, of type: TypeDeclaration) -> Bool {
    refused["\(type.path)#\(type.name).\(member)"] != nil
  }

  /// A closure that does nothing but return a plain value.
  private func closure(_ parameters: [String], returning result: String, _ depth: Int) -> String? {
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    let head = parameters.isEmpty ? "" : "\(names) in "
    if ["Void", "()"].contains(result) { return head.isEmpty ? "{}" : "{ \(head)}" }
    return of(result, depth: depth - 1).map { "{ \(head)\($0) }" }
  }
}

extension TypeDeclaration {
  /// The parameters of the initializer that a structure has without one of its own.
  fileprivate var memberwise: [(label: String, type: String)] {
    properties.filter(\.needsValue).map { ($0.name, $0.type ?? "") }
  }
}

/// Values for types that code can be made to return without an answer.
enum DefaultValue {
  /// Returns the text of a value; nil for a type that has no obvious one.
  static func of(_ type: String) -> String? {
    switch type {
    case "Void", "()": "()"
    case "Bool": "false"
    case "String": "\"\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "CGFloat", "TimeInterval", "Decimal":
      "0"
    case "URL": "URL(fileURLWithPath: \"/\")"
    case "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))"
    case "UIColor": "UIColor.black"
    case "CGColor": "UIColor.black.cgColor"
    case "UIFont": "UIFont.systemFont(ofSize: 17)"
    case "UIEdgeInsets", "UIOffset", "CGVector": "\(type).zero"
    case "CGAffineTransform": "CGAffineTransform.identity"
    case "NSRange": "NSRange(location: 0, length: 0)"
    case "Locale", "Calendar", "TimeZone": "\(type).current"
    case "CGRect", "CGPoint", "CGSize": "\(type).zero"
    case "NSSet", "NSOrderedSet": "\(type)()"
    case "NSPredicate": "NSPredicate(value: true)"
    case "NSAttributedString": "NSAttributedString(string: \"\")"
    case "Notification.Name": "Notification.Name(\"\")"
    case "DispatchQueue", "Bundle": "\(type).main"
    case "UserDefaults": "UserDefaults.standard"
    case "FileManager", "NotificationCenter": "\(type).default"
    case "URLSession": "URLSession.shared"
    case "IndexPath": "IndexPath(row: 0, section: 0)"
    case "Error", "any Error": "CancellationError()"
    case "Date": "Date()"
    case "Data": "Data()"
    case "UUID": "UUID()"
    default: WrittenType(type).emptyValue
    }
  }
}
