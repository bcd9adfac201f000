import Foundation
import InterfaceFiles

/// Ports an app: reads its sources, and writes a Swift package in which they compile against the
/// stand-in for UIKit.
///
/// The app is only read. Nothing is written outside the output folder.
public struct AppPort {
  /// What a person decided.
  public var configuration: PortConfiguration
  /// What to replace in addition to what earlier runs did, as `path#unit`, and why.
  public var refused: [String: String] = [:]
  /// Whether the parts that earlier runs replaced are put back, but for what declares missing types.
  public var restoresParts = false
  /// What to replace instead of what earlier runs replaced; nil to go by those.
  public var replaced: [String: String]?

  public init(_ configuration: PortConfiguration) {
    self.configuration = configuration
  }

  /// What a run produced.
  public struct Result: Sendable {
    public var report: PortReport
    /// The executable that explores the app.
    public var product: String
    /// The number of files that were written or removed.
    public var changes: Int
  }

  /// Ports an app.
  ///
  /// - Parameters:
  ///   - url: A folder, an `.xcodeproj`, or a `Package.swift`.
  ///   - output: The folder of the ported package.
  ///   - package: Where CoordinatorGraph is: a path or a URL.
  /// - Throws: ``PortError`` for an app that cannot be ported, and errors of the file system.
  public func run(_ url: URL, to output: URL, package: String) throws -> Result {
    let reader = ProjectReader(target: configuration.target, exclude: configuration.exclude)
    let app = try reader.read(url)
    guard !app.root.standardizedFileURL.path.hasPrefix(output.standardizedFileURL.path + "/") else {
      throw PortError("\(output.path) contains the app. Pass another folder with -o.")
    }
    var folder = try OutputFolder(output)
    // Another app may have been ported to the folder before.
    let paths = Set(app.swift.map(\.portedPath))
    if let replaced { folder.replaced = replaced }
    if restoresParts {
      folder.replaced = folder.replaced.filter { key, _ in MissingFact(key: key) != nil }
    }
    folder.replaced = folder.replaced.merging(refused) { $1 }.filter { key, _ in
      let path = key.split(separator: "#", maxSplits: 1).first.map(String.init) ?? ""
      return paths.contains(path) || path.hasPrefix("Generated/")
    }
    var ported = try port(app, replaced: folder.replaced)
    let sources =
      ported.files.map { ($0.path, $0.unreplaced) } + ShimSources.all + [StandInListing.of(package)]
    if folder.forgetReplaced(of: sources) {
      ported = try port(app, replaced: folder.replaced)
    }
    try write(ported, of: app, package: package, to: &folder)
    var report = ported.report
    report.notes += folder.notes
    folder.write(report.text, to: "port-report.txt")
    try folder.finish()
    return Result(report: report, product: "\(app.name)Traces", changes: folder.changes)
  }

  /// Returns what the last run replaced, as ``replaced`` takes it.
  public static func replaced(in output: URL) throws -> [String: String] {
    try OutputFolder(output).replaced
  }

  /// Returns what to replace for a compiler's errors to go away, as ``refused`` takes it.
  ///
  /// - Parameters:
  ///   - errors: The errors in files of a ported package.
  ///   - output: The folder of the package.
  ///   - app: The app's name.
  ///   - reach: The smallest part to replace.
  public static func repairs(
    for errors: [CompilerError], in output: URL, app: String,
    reach: Repair.Reach = .statements
  ) throws -> [String: String] {
    let replaced = try OutputFolder(output).replaced
    let sources = output.appending(path: "Sources/\(app)")
    var found: [String: String] = [:]
    var byPath = Dictionary(grouping: errors, by: \.path)
    if reach == .statements {
      // What names a missing type may compile once that is declared.
      let missing = missingTypes(for: byPath, in: sources, replaced: replaced)
      guard missing.isEmpty else { return missing }
      // What is declared twice is ambiguous wherever it is used.
      let twice = errors.filter { $0.message.hasPrefix("invalid redeclaration of") }
      if !twice.isEmpty { byPath = Dictionary(grouping: twice, by: \.path) }
    }
    for path in byPath.keys.sorted() {
      let url = URL(fileURLWithPath: path)
      let relative = url.path(relativeTo: sources)
      guard sources.appending(path: relative).exists,
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      let own = byPath[path] ?? []
      if relative == "Generated/\(StandInScreens.registrationsName)" {
        found.merge(StandInScreens.screensWithoutButtons(for: own, in: text)) { first, _ in first }
      }
      // Of what is generated, only the code of interface files names the app's own types.
      guard !Self.launchFiles.contains(relative) else { continue }
      let prefix = relative + "#"
      let earlier = replaced.keys.filter { $0.hasPrefix(prefix) }.map {
        String($0.dropFirst(prefix.count))
      }
      let units = Repair.units(
        for: own, in: CompiledFile(text), earlier: Set(earlier), reach: reach)
      for (unit, reason) in units { found[prefix + unit] = reason }
    }
    return found
  }

  /// What declares the types that errors are about.
  private static func missingTypes(
    for errors: [String: [CompilerError]], in sources: URL, replaced: [String: String]
  ) -> [String: String] {
    var found: [String: String] = [:]
    let missing = Set(
      replaced.keys.compactMap { key -> String? in
        if case .type(let name)? = MissingFact(key: key) { name } else { nil }
      })
    for path in errors.keys.sorted() {
      guard path.hasPrefix(sources.path + "/"),
        let text = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
      else { continue }
      let lines = text.lines
      lazy var file = CompiledFile(text)
      for error in errors[path] ?? [] where lines.indices.contains(error.line - 1) {
        let fact = MissingFact(error, in: lines[error.line - 1], missing: missing) {
          file.owner(at: error)
        }
        guard let fact, replaced[fact.key] == nil, !fact.contradicts(replaced) else { continue }
        found[fact.key] = found[fact.key] ?? error.message
      }
    }
    return found
  }

  private static let launchFiles = [
    "PortedApp.swift", "BundleInfo.swift", "BundleResources.swift", "LocalizedStringShims.swift",
    "FoundationShims.swift", "FormatterShims.swift", "PredicateShims.swift",
    "KeychainShims.swift", "FileShims.swift", "NetworkNames.swift", "SampleAnswers.swift",
    "NetworkAnswers.swift", MissingTypes.fileName,
    StandInScreens.registrationsName,
  ].map { "Generated/\($0)" }

  /// The files of a ported app.
  private struct Ported {
    var files: [PortedFile]
    var generated: [GeneratedFile]
    var launch: LaunchWriter
    var shims: [PortShim]
    var resources: BundleResources
    var hasRegexLiterals: Bool
    var report: PortReport
  }

  private func port(_ app: AppSources, replaced: [String: String]) throws -> Ported {
    let resources = BundleResources(of: app)
    var notes = app.notes + resources.notes
    var sources: [SourceFile] = []
    for file in app.swift {
      let source = try SourceFile(file)
      if let line = source.firstError {
        notes.append(
          PortNote(
            .warning, path: file.path, line: line, "the file doesn't parse; it is ported as it is"))
      }
      sources.append(source)
    }
    let names = ModuleNames(sources)
    sources = sources.map(names.applied)
    notes += sources.flatMap(\.renamed)
    let index = SourceIndex(sources)
    let dispatch = ActionDispatch(index)
    let imports = ImportMap(own: Set(app.modules), configured: configuration.imports)
    let replaced = replaced.filter { key, _ in
      MissingFact(key: key)?.isObsolete(in: index, refused: replaced) != true
    }
    let replacements = Replacements(refused: replaced, configured: Set(configuration.standIns))
    let missing = MissingTypes(index, refused: replaced)
    let actions = ViewActions(index)
    let standInValues = StandInValues(index, missing: missing, refused: replaced)
    let values = PlainValue(
      index, missing: missing, standIns: standInValues, refused: replaced)
    let messages = ExtensionMessages(index)
    let rewritten = sources.map { source in
      RewrittenFile(source, index: index, imports: imports, messages: messages)
    }
    var moved: [String: [String]] = [:]
    for move in rewritten.flatMap(\.moves) {
      moved[index.class(move.type)?.name ?? move.type, default: []].append(move.text)
    }
    let files = rewritten.map { file in
      PortedFile(
        file, moved: moved, index: index, dispatch: dispatch, imports: imports,
        replacements: replacements, values: values, actions: actions)
    }
    let standIns = StandInScreens(
      index: index, replacements: replacements, parts: files.flatMap(\.replaced),
      actions: actions, missing: missing.screens)
    let (storyboards, xibs) = (
      app.storyboards.map(\.interfaceFile), app.xibs.map(\.interfaceFile)
    )
    let map = Data("<mapView ".utf8)
    let hasMaps = (storyboards + xibs).contains { $0.contents.range(of: map) != nil }
    let interface = InterfaceCompiler(
      imports: ["Foundation", "HeadlessUIKit"] + (hasMaps ? [PortShim.location.rawValue] : [])
    ).compile(
      storyboards: storyboards, xibs: xibs,
      strings: app.strings.map(\.interfaceFile), infoPlist: app.infoPlist?.interfaceFile,
      classes: index.classTable(
        dispatch, adding: missing.classes, leavingOut: replacements.removes))
    notes += interface.notes.map {
      PortNote(.warning, path: $0.file, line: $0.line, $0.message)
    }
    notes += files.flatMap(\.notes) + standIns.notes
    let hosts = standIns.registrations
    let managedObjects = index.allClasses.filter { type in
      type.isReachable && !type.isGeneric && !replacements.removes(type)
        && index.lineage(of: type).foreign == "NSManagedObject"
    }.map(\.name)
    let models = ManagedObjectWriter(imports: ["Foundation"] + PortShim.coreData.modules)
      .write(app.models.map(\.interfaceFile), classes: managedObjects)
    notes += models.notes.map { PortNote(.warning, path: $0.file, line: $0.line, $0.message) }
    let interfaceFiles = interface.files.map { file in
      let text = replacements.applied(
        to: file.contents, of: "Generated/\(file.name)", values: values
      ).text
      return GeneratedFile(name: file.name, contents: text)
    }
    var always: Set<PortShim> = models.file == nil ? [.network] : [.network, .coreData]
    if hasMaps { always.insert(.location) }
    let used = files.reduce(into: always) {
      $0.formUnion($1.shims)
    }
    let shims = used.union(used.flatMap(\.needs)).sorted()
    var missingMembers = MissingMembers(
      index, refused: replaced, types: missing, values: values, interface: interface)
    let missingTypes = missing.source(hasDelegates: missingMembers.hasDelegates).map {
      GeneratedFile(name: MissingTypes.fileName, contents: $0)
    }
    let members = missingMembers.source(importing: shims.flatMap(\.modules)).map {
      GeneratedFile(
        name: MissingMembers.fileName,
        contents: replacements.applied(
          to: $0, of: "Generated/\(MissingMembers.fileName)", values: values
        ).text)
    }
    let launch = try LaunchWriter(
      app: app.name, index: index, bundle: app.resources,
      sceneDelegate: interface.launch.sceneDelegate,
      storyboard: interface.files.isEmpty
        ? nil : interface.launch.storyboard ?? app.mainStoryboard,
      configuration: configuration, values: values,
      registrations: [
        "PortedNetwork.register(NetworkAnswers.all, sample: SampleAnswer.body) { JSONDecoder() }"
      ]
        + (interface.files.isEmpty ? [] : ["InterfaceFiles.register()"])
        + (models.file == nil ? [] : ["ManagedObjects.register()"])
        + (hosts == nil ? [] : ["StandInScreens.register()"]),
      resets: rewritten.compactMap(\.state.function),
      standIns: standIns.replacedScreens.keys.sorted(),
      leftOut: standIns.leftOut.map(\.description), leavingOut: replacements.removes)
    let valueTypes = standInValues.source(importing: shims.flatMap(\.modules)).map {
      GeneratedFile(
        name: StandInValues.fileName,
        contents: replacements.applied(
          to: $0, of: "Generated/\(StandInValues.fileName)", values: values
        ).text)
    }
    let samples = GeneratedFile(
      name: "SampleAnswers.swift",
      contents: ShimSources.samples(for: index, leavingOut: replacements.removes))
    let generated =
      interfaceFiles + [samples]
      + [hosts, models.file, missingTypes, members, valueTypes].compactMap(\.self)
    let report = PortReport(
      app: app.name, screens: standIns.screens, standIns: standIns.replacedScreens,
      notes: notes + launch.knownTexts.notes + launch.formats.notes, leftOut: standIns.leftOut,
      unopenedLinks: configuration.launches.isEmpty
        ? LinkExamples(index.files, schemes: interface.launch.urlSchemes).links : [])
    return Ported(
      files: files, generated: generated, launch: launch, shims: shims, resources: resources,
      hasRegexLiterals: index.files.contains(where: \.hasRegexLiterals), report: report)
  }

  private func write(
    _ ported: Ported, of app: AppSources, package: String, to folder: inout OutputFolder
  ) throws {
    let answers = try NetworkAnswer.source(of: configuration.answers, in: app.root)
    let files = PackageFiles(
      app: app.name, languageMode: app.languageMode,
      hasRegexLiterals: ported.hasRegexLiterals, conditions: app.conditions,
      shims: ported.shims, package: package)
    folder.name(app: app.name, product: files.product, launch: ported.launch.description)
    folder.write(files.manifest, to: "Package.swift")
    var names = FileNames()
    for file in ported.files {
      folder.write(file.text, to: "Sources/\(app.name)/\(names.unique(file.path))")
    }
    func write(_ text: String, to name: String) {
      folder.write(text, to: "Sources/\(app.name)/Generated/\(names.unique(name))")
    }
    for file in ported.generated { write(file.contents, to: file.name) }
    write(ported.launch.source, to: "PortedApp.swift")
    write(BundleInfo.source(of: app), to: "BundleInfo.swift")
    ported.resources.write(to: &folder)
    write(ported.resources.source, to: "BundleResources.swift")
    for (name, source) in ShimSources.foundationParts { write(source, to: "\(name).swift") }
    write(ShimSources.networkNames, to: "NetworkNames.swift")
    write(answers, to: "NetworkAnswers.swift")
    for shim in ported.shims {
      guard let source = shim.source else { continue }
      folder.write(source, to: "Sources/\(shim.rawValue)/\(shim.rawValue).swift")
    }
    folder.write(files.executable, to: "Sources/\(files.product)/Main.swift")
    folder.write(files.test, to: "Tests/\(app.name)ExplorationTests/ExplorationTests.swift")
    folder.write(".build/\n", to: ".gitignore")
  }
}

extension AppSources.File {
  /// The file as the compiler of interface files takes it; empty where it can't be read.
  fileprivate var interfaceFile: InterfaceFile {
    InterfaceFile(path: path, contents: (try? Data(contentsOf: url)) ?? Data())
  }
}
