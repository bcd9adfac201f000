import InterfaceFiles

/// What all files of an app declare, by name.
struct SourceIndex {
  let files: [SourceFile]
  private let filesByPath: [String: SourceFile]
  private let classes: [String: TypeDeclaration]
  private let byOwnName: [String: [TypeDeclaration]]
  /// All classes, sorted by name.
  let allClasses: [TypeDeclaration]
  /// The structures, enumerations and actors, sorted by name.
  let values: [TypeDeclaration]
  private let valuesByName: [String: [TypeDeclaration]]
  private let valuesByOwnName: [String: [TypeDeclaration]]
  /// The classes and ``values`` by what they inherit from or conform to.
  private var conforming: [String: [TypeDeclaration]] = [:]
  private let extensions: [String: [TypeDeclaration]]
  let protocols: [String: TypeDeclaration]
  /// The names of properties with the type of a closure.
  let closureProperties: Set<String>
  let propertyTypes: [String: [String]]
  /// The names of the properties and cases of types.
  let memberNames: Set<String>
  /// The types that aliases stand for, by the aliases' names.
  let aliases: [String: String]
  /// The methods that some class overrides, with their labels: `Base.log(_:in:)`.
  private(set) var overriddenMethods: Set<String> = []
  /// The methods that Objective-C can call by their names.
  let exposedMethods: [String: [MethodDeclaration]]
  /// The names of all types.
  let typeNames: Set<String>
  /// The methods that selectors name in each file.
  private let selected: [String: Set<String>]
  /// The requirements of the app's `@objc` protocols that selectors name, or may name where they are made
  /// from texts, with the protocols' names.
  private let selectedRequirements: [String: [String]]
  /// Whether some code constructs a class without arguments that is only known at run time.
  let constructsGenerically: Bool
  /// How the screens of an app begin that SwiftUI launches.
  let roots: RepresentableRoots

  init(_ files: [SourceFile]) {
    self.files = files
    filesByPath = Dictionary(files.map { ($0.file.portedPath, $0) }) { first, _ in first }
    roots = RepresentableRoots(files)
    let all = files.flatMap(\.declarations)
    let classes = all.filter { $0.kind == .class }
    self.classes = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    byOwnName = Dictionary(grouping: classes, by: \.ownName)
    allClasses = self.classes.values.sorted { $0.name < $1.name }
    extensions = Dictionary(grouping: all.filter { $0.kind == .extension }, by: \.name)
    protocols = Dictionary(
      all.filter { $0.kind == .protocol }.map { ($0.ownName, $0) }
    ) { first, _ in first }
    closureProperties = files.reduce(into: []) { $0.formUnion($1.closureProperties) }
    let exposed = all.flatMap(\.methods).filter {
      $0.attributes.contains("objc") || $0.attributes.contains("IBAction")
    }
    exposedMethods = Dictionary(grouping: exposed, by: \.name)
    typeNames = Set(all.filter { $0.kind != .extension }.map(\.ownName))
    selected = files.reduce(into: [:]) {
      $0[$1.file.portedPath, default: []].formUnion($1.selected)
    }
    let names = Set(files.flatMap(\.selected))
    let mayNameAny = files.contains(where: \.makesSelectors)
    selectedRequirements = protocols.values.filter(\.isObjC).sorted { $0.name < $1.name }
      .reduce(into: [:]) { found, declaration in
        for method in declaration.methods where mayNameAny || names.contains(method.name) {
          found[method.fullName, default: []].append(declaration.ownName)
        }
      }
    let generic = files.reduce(into: Set(["Self"])) { $0.formUnion($1.generic) }
    constructsGenerically = files.contains { !$0.constructed.isDisjoint(with: generic) }
    propertyTypes = files.reduce(into: [:]) { $0.merge($1.propertyTypes) { $0 + $1 } }
    memberNames = files.reduce(into: []) { $0.formUnion($1.memberNames) }
    aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    values = all.filter { $0.kind == .struct || $0.kind == .enum || $0.kind == .actor }
      .sorted { $0.name < $1.name }
    valuesByName = Dictionary(grouping: values, by: \.name)
    valuesByOwnName = Dictionary(grouping: values, by: \.ownName)
    for type in allClasses + values {
      for name in conformances(of: type) { conforming[name, default: []].append(type) }
    }
    for part in all {
      let overrides = part.methods.filter(\.isOverride)
      guard !overrides.isEmpty, let type = self.class(part.name) else { continue }
      for ancestor in lineage(of: type).own.dropFirst() {
        overriddenMethods.formUnion(overrides.map { "\(ancestor.name).\($0.fullName)" })
      }
    }
  }

  /// The file with a path in the ported module.
  func file(at path: String) -> SourceFile? { filesByPath[path] }

  /// The class with a name as it is written somewhere.
  func `class`(_ name: String) -> TypeDeclaration? {
    classes[name] ?? byOwnName[name.split(separator: ".").last.map(String.init) ?? name]?.first
  }

  /// The class, structure, enumeration or actor with a name as it is written somewhere.
  func concrete(_ name: String) -> TypeDeclaration? {
    if let found = self.class(name) { return found }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    return valuesByName[name]?.first ?? valuesByOwnName[own]?.first
  }

  /// The types with a full name: a class, a protocol, structures, enumerations and actors.
  func types(named name: String) -> [TypeDeclaration] {
    [classes[name], protocols[name]].compactMap(\.self).filter { $0.name == name }
      + (valuesByName[name] ?? [])
  }

  /// The classes and then the ``values`` that inherit from or conform to something, each sorted by name.
  func types(conformingTo name: String) -> [TypeDeclaration] { conforming[name] ?? [] }

  /// The extensions of a type, in the order of files.
  func extensions(of name: String) -> [TypeDeclaration] { extensions[name] ?? [] }

  /// The superclass as it is written: the first inherited type, unless the app declares it as a
  /// protocol or it is a known protocol of UIKit.
  func superclass(of declaration: TypeDeclaration) -> String? {
    guard let first = declaration.inherited.first else { return nil }
    let own = first.split(separator: ".").last.map(String.init) ?? first
    if self.class(first) != nil { return first }
    if protocols[own] != nil || own.hasSuffix("Delegate") || own.hasSuffix("Protocol") {
      return nil
    }
    return own
  }

  /// The class and those above it, nearest first, as far as the app declares them; and the first
  /// that it does not.
  func lineage(of declaration: TypeDeclaration) -> (own: [TypeDeclaration], foreign: String?) {
    var own = [declaration]
    while let last = own.last, let name = superclass(of: last) {
      guard let next = self.class(name), !own.contains(where: { $0.name == next.name }) else {
        return (own, name)
      }
      own.append(next)
    }
    return (own, nil)
  }

  /// Whether a type inherits from or conforms to something, directly or by an extension.
  func conforms(_ declaration: TypeDeclaration, to name: String) -> Bool {
    conformances(of: declaration).contains(name)
  }

  /// What a type inherits from or conforms to, directly or by an extension.
  private func conformances(of declaration: TypeDeclaration) -> Set<String> {
    let line = lineage(of: declaration)
    var queue =
      [line.foreign].compactMap(\.self)
      + line.own.flatMap { type in ([type] + extensions(of: type.name)).flatMap(\.inherited) }
    var found: Set<String> = []
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      queue += protocols[next]?.inherited ?? []
      queue += aliases[next].map { WrittenType($0).composed } ?? []
    }
    return found
  }

  /// The methods of a class, in its body and in extensions, that a selector can name.
  func actions(of declaration: TypeDeclaration) -> [(method: MethodDeclaration, path: String)] {
    ([declaration] + extensions(of: declaration.name)).flatMap { part in
      part.methods.filter { isAction($0, of: part, declaration) }.map { ($0, part.path) }
    }
  }

  private func isAction(
    _ method: MethodDeclaration, of part: TypeDeclaration, _ owner: TypeDeclaration
  ) -> Bool {
    guard !method.isStatic, method.parameters.count <= 2, !method.isOverride else { return false }
    if method.attributes.contains("IBAction") { return true }
    guard !method.attributes.contains("nonobjc") else { return false }
    if method.attributes.contains("objc") || part.attributes.contains("objc")
      || owner.attributes.contains("objcMembers")
    {
      return true
    }
    if method.canBePerformed,
      selectedRequirements[method.fullName]?.contains(where: { conforms(owner, to: $0) }) == true
    {
      return true
    }
    // Before Swift 4, Objective-C could call all methods of its classes.
    let foreign = lineage(of: owner).foreign
    return selected[part.path]?.contains(method.name) == true
      && foreign.map { UIKitClasses.lineage(of: $0).last == "NSObject" } == true
  }
}
