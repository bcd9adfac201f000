import Foundation

/// Compiles storyboards and xibs into Swift that builds their views on the stand-in for UIKit.
///
/// ```swift
/// let compiled = InterfaceCompiler().compile(
///   storyboards: [InterfaceFile(path: "Base.lproj/Main.storyboard", contents: data)], xibs: [],
///   strings: [], infoPlist: nil, classes: classes)
/// for file in compiled.files { try file.contents.write(to: …) }
/// ```
public struct InterfaceCompiler: Sendable {
  /// The language in which titles are shown; `nil` for the one in which the app is developed.
  public var language: String?
  /// The modules that each generated file imports.
  public var imports: [String]

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - language: The language in which titles are shown; `nil` for the one in which the app is
  ///     developed.
  ///   - imports: The modules that each generated file imports.
  public init(language: String? = nil, imports: [String] = ["Foundation", "HeadlessUIKit"]) {
    self.language = language
    self.imports = imports
  }

  /// Compiles interface files. What cannot be compiled is left out and noted; the rest is done.
  ///
  /// - Parameters:
  ///   - storyboards: The `.storyboard` files.
  ///   - xibs: The `.xib` files.
  ///   - strings: The `.strings`, `.stringsdict` and `.xcstrings` files.
  ///   - infoPlist: The app's `Info.plist`, if it has one.
  ///   - classes: The classes of the app's sources.
  /// - Returns: The generated files, what was left out, and how the app is launched.
  public func compile(
    storyboards: [InterfaceFile], xibs: [InterfaceFile], strings: [InterfaceFile],
    infoPlist: InterfaceFile?, classes: ClassTable
  ) -> CompiledInterface {
    let notes = NoteCollector()
    let launch = LaunchDescription(infoPlist, notes)
    let choice = LanguageChoice(
      language: language ?? launch.developmentLanguage ?? "en", notes: notes)
    let tables = choice.tables(strings)
    let resolver = ClassResolver(classes: classes, notes: notes)
    var result = CompiledInterface(launch: launch)
    var types: [String] = []

    func add(_ code: SwiftCode, named name: String, from path: String) {
      result.files.append(GeneratedFile(name: "\(name).swift", contents: header(path) + code.text))
    }

    let nibs = documents(choice.choose(xibs), tables, notes)
    let boards = documents(choice.choose(storyboards), tables, notes)
      .filter { !$0.root.isTrue("launchScreen") }
    var set = StoryboardSet()
    for board in boards { set.add(board) }
    let cycles = ContainmentCycles(set, notes)
    for board in boards {
      let writer = StoryboardWriter(
        document: board, storyboards: set, resolver: resolver, cycles: cycles)
      types.append(writer.typeName)
      add(writer.write(), named: writer.typeName, from: board.path)
      result.storyboards.append(writer.listing)
    }
    for nib in nibs {
      let writer = NibWriter(document: nib, resolver: resolver)
      types.append(writer.typeName)
      add(writer.write(), named: writer.typeName, from: nib.path)
      if let listing = writer.listing { result.nibs.append(listing) }
    }
    let interface = Set((boards + nibs).map(\.name))
    result.strings = tables.filter { !interface.contains($0.key) && !$0.value.isEmpty }
    if let code = LocalizedStringsWriter(tables: result.strings).write() {
      add(code, named: "LocalizedStrings", from: "the strings files")
    }
    add(registration(of: types, classes), named: "InterfaceFiles", from: "the interface files")
    checkLaunch(launch, set, infoPlist, notes)
    result.files.sort { $0.name < $1.name }
    result.notes = notes.sorted
    return result
  }

  private func documents(
    _ files: [InterfaceFile], _ tables: [String: [String: String]], _ notes: NoteCollector
  ) -> [InterfaceDocument] {
    files.compactMap { file in
      XMLTreeReader.read(file, notes).map { root in
        let isTranslated = file.language == nil || file.language == "Base"
        return InterfaceDocument(
          file, root: root, strings: isTranslated ? tables[file.name] ?? [:] : [:])
      }
    }
  }

  private func header(_ path: String) -> String {
    let imports = imports.map { "import \($0)\n" }.joined()
    return "// Generated from \(path). Changes are overwritten.\n\n\(imports)\n"
  }

  private func registration(of types: [String], _ classes: ClassTable) -> SwiftCode {
    var code = SwiftCode()
    code.add("/// The app's storyboards and nibs.")
    code.block("@MainActor enum InterfaceFiles {") { code in
      code.add("/// Registers them. It is called once, before the app is launched.")
      code.block("static func register() {") { code in
        for type in types { code.add("\(type).register()") }
        for name in classes.names {
          guard let entry = classes[name], entry.isReachable, isScreen(name, classes) else {
            continue
          }
          for action in entry.actions where action.isUnwind {
            code.add(
              """
              UIStoryboard.registerUnwind(\
              Selector(\(action.selector.literal)), of: \(entry.swiftName).self)
              """)
          }
        }
      }
    }
    return code
  }

  private func isScreen(_ name: String, _ classes: ClassTable) -> Bool {
    let root = classes.lineage(of: name).last ?? name
    return UIKitClasses.is(root, "UIViewController")
  }

  private func checkLaunch(
    _ launch: LaunchDescription, _ storyboards: StoryboardSet, _ infoPlist: InterfaceFile?,
    _ notes: NoteCollector
  ) {
    guard let name = launch.storyboard, let infoPlist else { return }
    guard let board = storyboards[name] else {
      return notes.add(
        "The main storyboard \(name) is missing. Add \(name).storyboard to the app.",
        in: infoPlist.path, element: "UIMainStoryboardFile")
    }
    if board.initialID.flatMap({ board.objects[$0] }) == nil {
      notes.add(
        "The main storyboard has no initial screen, so the window stays empty. Mark one in Xcode.",
        in: board.path, line: board.root.line, element: board.root.name)
    }
  }
}
