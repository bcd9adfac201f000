import InterfaceFiles

/// Generates what performs the methods of classes by their selectors, in the files where they stand.
///
/// A class gets `perform(_:from:)` in its body, where subclasses can override it. What it calls stands
/// in an extension at the end of each file with actions, so that private methods can be called.
struct ActionDispatch {
  private let index: SourceIndex
  /// The classes with actions of their own, by name.
  private let actions: [String: [(method: MethodDeclaration, path: String)]]
  /// The actions in extensions of classes that are not the app's, by their names.
  private let foreign: [String: [(method: MethodDeclaration, path: String)]]

  /// What is added to a file.
  struct Additions {
    var edits: [SourceEdit] = []
    /// The code at the end of the file.
    var tail: [String] = []
    var notes: [PortNote] = []
  }

  init(_ index: SourceIndex) {
    self.index = index
    var actions: [String: [(method: MethodDeclaration, path: String)]] = [:]
    for type in index.allClasses {
      let own = index.actions(of: type)
      if !own.isEmpty { actions[type.name] = own }
    }
    self.actions = actions
    var foreign: [String: [(method: MethodDeclaration, path: String)]] = [:]
    for declaration in index.files.flatMap(\.declarations)
    where declaration.kind == .extension && index.class(declaration.name) == nil {
      let own = declaration.methods.filter { method in
        !method.isStatic && method.parameters.count <= 2
          && (method.attributes.contains("objc") || method.attributes.contains("IBAction")
            || declaration.attributes.contains("objc"))
      }
      guard !own.isEmpty else { continue }
      foreign[declaration.name, default: []] += own.map { ($0, declaration.path) }
    }
    self.foreign = foreign
  }

  /// The classes of the app that perform selectors.
  func performs(_ declaration: TypeDeclaration) -> Bool {
    if actions[declaration.name] != nil { return true }
    let line = index.lineage(of: declaration)
    // The topmost class performs what extensions of UIKit's classes add.
    return line.own.count == 1 && !foreignNames(above: line.foreign).isEmpty
  }

  private func foreignNames(above name: String?) -> [String] {
    guard let name else { return [] }
    return UIKitClasses.lineage(of: name).filter { foreign[$0] != nil }
  }

  /// Returns what is added to a file.
  func additions(to file: SourceFile) -> Additions {
    var additions = Additions()
    for declaration in file.declarations where declaration.kind == .class {
      if performs(declaration), index.class(declaration.name)?.path == file.file.portedPath {
        addPerform(to: declaration, in: file, &additions)
      }
    }
    addTables(in: file, &additions)
    addDefaults(in: file, &additions)
    return additions
  }

  private func addPerform(
    to type: TypeDeclaration, in file: SourceFile, _ additions: inout Additions
  ) {
    let line = index.lineage(of: type)
    let inherits = line.own.dropFirst().contains(where: performs)
    let own = actions[type.name] ?? []
    var calls: [String] = []
    for path in own.map(\.path).uniqued() {
      calls.append(
        type.isNameable
          ? "\(table(type.name, path))(selector, sender)"
          : "{ \(body(own.filter { $0.path == path }.map(\.method), in: file, &additions.notes)) }()"
      )
    }
    if line.own.count == 1 {
      for name in foreignNames(above: line.foreign) {
        for path in (foreign[name] ?? []).map(\.path).uniqued() {
          calls.append("\(table(name, path))(selector, sender)")
        }
      }
    }
    if inherits { calls.append("super.perform(selector, from: sender)") }
    let access =
      type.modifiers.contains("open")
      ? "open " : type.modifiers.contains("public") ? "public " : ""
    let head = "\(access)\(inherits ? "override " : "")func perform"
    let text =
      " @MainActor \(head)(_ selector: Selector, from sender: Any?) -> Bool { "
      + calls.joined(separator: " || ") + " }; "
    additions.edits.append(
      SourceEdit(
        type.rightBrace..<type.rightBrace, text,
        note: "perform(_:from:) added to \(type.name) for its actions"))
    if !inherits, type.isNameable {
      additions.tail.append("extension \(type.name): SelectorPerforming {}")
    } else if !inherits, let place = type.conformances {
      let note = "SelectorPerforming added to \(type.name)"
      switch place {
      case .after(let end):
        additions.edits.append(SourceEdit(end..<end, ", SelectorPerforming", note: note))
      case .new(let end):
        additions.edits.append(SourceEdit(end..<end, ": SelectorPerforming", note: note))
      }
    }
  }

  /// The functions that perform the actions of a file.
  private func addTables(in file: SourceFile, _ additions: inout Additions) {
    let path = file.file.portedPath
    let owners = Set(file.declarations.map { index.class($0.name)?.name ?? $0.name }).sorted()
    for owner in owners {
      let all = actions[owner] ?? foreign[owner] ?? []
      let methods = all.filter { $0.path == path }.map(\.method)
      guard !methods.isEmpty else { continue }
      let type = index.class(owner)
      if let type, !type.isNameable { continue }
      // What stands in another file than its class is called from there.
      let access = type?.path == path ? "fileprivate " : ""
      additions.tail.append(
        """
        extension \(owner) {
          @MainActor \(access)func \(table(owner, path))(_ selector: Selector, _ sender: Any?) -> Bool {
            \(body(methods, in: file, &additions.notes, separator: "\n    "))
          }
        }
        """)
    }
  }

  /// The name of the function that performs the actions of a class in a file.
  private func table(_ type: String, _ path: String) -> String {
    "perform_\(type.identifier)_\(path.identifier)"
  }

  private func body(
    _ methods: [MethodDeclaration], in file: SourceFile, _ notes: inout [PortNote],
    separator: String = " "
  ) -> String {
    let end = separator == " " ? ";" : ""
    var lines = ["switch selector.name {"]
    for method in methods.uniqued(by: \.selector) {
      guard let call = call(method) else {
        notes.append(
          PortNote(
            .warning, path: file.file.path,
            "\(method.fullName) can't be performed: its second parameter is neither optional nor a UIEvent"
          ))
        continue
      }
      lines.append("case \"\(method.selector)\": \(call)\(end)")
    }
    lines += ["default: return false", "}"]
    return lines.joined(separator: separator)
  }

  /// What an action gets as its second argument: no event, or one without touches.
  static func secondArgument(of type: String) -> String? {
    switch type {
    case "UIEvent": "UIEvent()"
    case "Any": "()"
    default: type.hasSuffix("?") || type.hasSuffix("!") ? "nil" : nil
    }
  }

  private func call(_ method: MethodDeclaration) -> String? {
    var arguments: [String] = []
    var guards: [String] = []
    for (position, parameter) in method.parameters.enumerated() {
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      let type = parameter.type
      if position == 1 {
        guard let value = Self.secondArgument(of: type) else { return nil }
        arguments.append(label + value)
        continue
      }
      switch type {
      case "Any?", "Any!": arguments.append(label + "sender")
      case "Any": arguments.append(label + "sender as Any")
      case "AnyObject", "AnyObject?", "AnyObject!": arguments.append(label + "sender as AnyObject")
      default:
        if type.hasSuffix("?") || type.hasSuffix("!") {
          arguments.append(label + "sender as? \(type.dropLast())")
        } else {
          guards.append("guard let sender = sender as? \(type) else { return false }")
          arguments.append(label + "sender")
        }
      }
    }
    let returns = method.returnType.map { !["Void", "()"].contains($0) } ?? false
    var call = "\(method.name.escapedIfKeyword)(\(arguments.joined(separator: ", ")))"
    if method.isThrowing { call = "try? \(method.isAsync ? "await " : "")\(call)" }
    if method.isAsync { call = "Task { \(method.isThrowing ? "" : "await ")\(call) }" }
    if returns || method.isThrowing || method.isAsync { call = "_ = \(call)" }
    return (guards + [call, "return true"]).joined(separator: "; ")
  }

  /// Defaults for the optional requirements of the app's own protocols.
  private func addDefaults(in file: SourceFile, _ additions: inout Additions) {
    for type in file.declarations where type.kind == .protocol {
      let methods = type.methods.filter(\.isOptionalRequirement)
      guard !methods.isEmpty else { continue }
      let access = type.modifiers.contains("public") ? "public " : ""
      let functions = methods.map { method in
        let parameters = method.parameters.enumerated().map { position, parameter in
          "\(parameter.label) p\(position): \(parameter.type)"
        }
        let result = method.returnType.map { " -> \($0)" } ?? ""
        let value = DefaultValue.of(method.returnType ?? "Void")
        let body = value ?? "fatalError(\"\(type.name).\(method.fullName) has no default\")"
        return
          "  \(access)func \(method.name)(\(parameters.joined(separator: ", ")))\(result) { \(body) }"
      }
      additions.tail.append(
        "extension \(type.name) {\n\(functions.joined(separator: "\n"))\n}")
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  func uniqued() -> [Element] { uniqued(by: \.self) }
}

extension Sequence {
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension String {
  private static let keywords: Set<String> = [
    "continue", "default", "repeat", "return", "switch", "import", "in", "is", "as", "break",
    "case",
    "do", "else", "for", "guard", "if", "where", "while", "throw", "try", "init", "subscript",
  ]
  var escapedIfKeyword: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
