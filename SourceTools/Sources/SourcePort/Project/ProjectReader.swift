import Foundation

/// Finds out which files an app consists of: those of a target of an Xcode project, of a Swift
/// package, or of a folder.
public struct ProjectReader {
  /// The name of the target to read, where there are several.
  public var target: String?
  /// Paths in the app's folder to leave out; a folder stands for all in it.
  public var exclude: [String]

  public init(target: String? = nil, exclude: [String] = []) {
    self.target = target
    self.exclude = exclude
  }

  /// Reads an app.
  ///
  /// - Parameter url: A folder, an `.xcodeproj`, or a `Package.swift`.
  /// - Throws: ``PortError`` where there is no app, or several to choose from.
  public func read(_ url: URL) throws -> AppSources {
    guard url.exists else {
      throw PortError("There is no file or folder \(url.path).")
    }
    var app = try sources(of: url.standardizedFileURL)
    drop(from: &app)
    app.normalize()
    guard !app.swift.isEmpty else {
      let missing = app.notes.filter { $0.kind == .warning }.prefix(3).map { "\n  \($0)" }
      throw PortError(
        "\(url.path): no Swift files found. Pass the folder, the .xcodeproj or the Package.swift of an app."
          + missing.joined())
    }
    return app
  }

  private func sources(of url: URL) throws -> AppSources {
    switch url.pathExtension {
    case "xcodeproj": return try app(of: [XcodeProject(url)], in: Self.folder(of: url))
    case "xcworkspace": return try folder(Self.folder(of: url))
    default: break
    }
    guard url.isFolder || url.lastPathComponent == "Package.swift" else {
      throw PortError(
        "\(url.path) is not an app. Pass its folder, its .xcodeproj or its Package.swift.")
    }
    return try folder(Self.folder(of: url))
  }

  /// Returns an app's folder: that of its project, workspace or manifest.
  public static func folder(of url: URL) -> URL {
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    return url.isFolder && !isProject ? url : url.deletingLastPathComponent()
  }

  private func folder(_ url: URL) throws -> AppSources {
    var notes: [PortNote] = []
    let projects = FolderReader.projects(in: url).compactMap { project -> XcodeProject? in
      do {
        return try XcodeProject(project)
      } catch {
        notes.append(PortNote(.warning, path: project.path(relativeTo: url), "\(error)"))
        return nil
      }
    }
    if projects.contains(where: { $0.targets.contains(where: \.isApp) }) {
      var app = try app(of: projects, in: url)
      app.notes += notes
      return app
    }
    // Neither a project nor one with an app: all that the folder holds.
    var app = AppSources(name: url.lastPathComponent.moduleName, root: url)
    app.notes += notes
    let packages = FolderReader.packages(in: url).compactMap { try? PackageManifest($0) }
    let own = packages.first { $0.folder.standardizedFileURL == url.standardizedFileURL }
    if let own { app.name = own.name.moduleName }
    if let target {
      guard let chosen = packages.flatMap(\.targets).first(where: { $0.name == target }) else {
        throw unknownTarget(target, of: packages.flatMap(\.targets).map(\.name))
      }
      app.name = target.moduleName
      for file in FolderReader.files(in: chosen.folder) { add(file, of: chosen.name, to: &app) }
      app.modules = [app.name]
      addLibraries(
        importedBy: app.name, among: choices(in: projects),
        packages: self.packages(of: [], in: url), to: &app)
      return app
    } else if let own, !own.targets.isEmpty {
      for target in packages.flatMap(\.targets) where !target.isTest {
        for file in FolderReader.files(in: target.folder) { add(file, of: target.name, to: &app) }
      }
    } else {
      let files = FolderReader.files(in: url).filter {
        !FolderReader.isTest($0.path(relativeTo: url))
      }
      let extensions = FolderReader.extensionFolders(in: files, of: url)
      let demos = FolderReader.demoFolders(in: files, of: url).subtracting(extensions)
      for folder in extensions.union(demos).sorted(by: { $0.path < $1.path }) {
        app.notes.append(
          PortNote(
            .skipped, path: folder.path(relativeTo: url),
            demos.contains(folder)
              ? "a demo, which is an app of its own. Pass its folder to map it"
              : "a widget or another extension, which the system starts beside the app"))
      }
      let own = files.filter { file in
        !extensions.union(demos).contains { file.standardizedFileURL.path.hasPrefix($0.path + "/") }
      }
      let modules = FolderReader.modules(of: own, in: url)
      for file in own { add(file, of: modules[file] ?? "", to: &app) }
      app.modules = Set(modules.values).sorted()
    }
    app.modules += packages.flatMap(\.targets).map(\.name) + projects.flatMap(\.targets).map(\.name)
    return app
  }

  private func unknownTarget(_ name: String, of names: [String]) -> PortError {
    PortError(
      "There is no target '\(name)'. The targets are \(names.sorted().joined(separator: ", ")).")
  }

  /// Reads the app among the targets of projects, with the libraries that its code imports.
  private func app(of projects: [XcodeProject], in root: URL) throws -> AppSources {
    let apps = projects.flatMap { project in
      project.targets.filter(\.isApp).map { (project: project, target: $0) }
    }
    let all = choices(in: projects)
    var notes: [PortNote] = []
    guard let chosen = try choose(target == nil ? apps : all, root: root, notes: &notes) else {
      let names = all.map(\.target.name).sorted().joined(separator: ", ")
      throw PortError(
        "\(root.path): no target is an app (\(names)). Pass a target with --target, or a folder.")
    }
    let (project, target) = chosen
    var app = AppSources(name: target.name.moduleName, root: root)
    app.notes = notes
    let settings = project.settings(of: target)
    app.languageMode =
      settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      // The mode in which code without an isolation may use UIKit.
      app.languageMode = 5
    }
    app.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
      .split(separator: " ").map(String.init).filter { !$0.hasPrefix("$(") && $0 != "DEBUG" }
    app.buildSettings = ["TARGET_NAME": target.name, "PRODUCT_NAME": target.name]
      .merging(settings) { $1 }
    app.mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    add(target, of: project, to: &app)
    if let path = settings["INFOPLIST_FILE"] {
      let relative = path.expanded(
        app.buildSettings.merging(["SRCROOT": ".", "PROJECT_DIR": "."]) { $1 })
      let url = project.folder.appending(path: relative).standardizedFileURL.ignoringCase
      if url.exists {
        app.infoPlist = .init(path: url.path(relativeTo: root), url: url)
      } else {
        app.notes.append(PortNote(.warning, "the project refers to a missing file: \(path)"))
      }
    }
    addLibraries(
      importedBy: app.name, among: all, packages: packages(of: projects, in: root), to: &app)
    return app
  }

  private typealias Choice = (project: XcodeProject, target: XcodeProject.Target)

  private func choices(in projects: [XcodeProject]) -> [Choice] {
    projects.flatMap { project in project.targets.map { (project, $0) } }
  }

  private func choose(
    _ targets: [Choice], root: URL, notes: inout [PortNote]
  ) throws -> Choice? {
    if let target {
      guard let found = targets.first(where: { $0.target.name == target }) else {
        throw unknownTarget(target, of: targets.map(\.target.name))
      }
      return found
    }
    guard targets.count > 1 else { return targets.first }
    let files = targets.map { choice in
      Set(choice.project.files(of: choice.target).files.filter { $0.pathExtension == "swift" })
    }
    // Targets of the same sources are one app in several flavours.
    if let first = files.first, files.allSatisfy({ $0 == first }) {
      let names = targets.map(\.target.name).joined(separator: ", ")
      notes.append(
        PortNote(.warning, "\(names) have the same sources; the first of them is ported"))
      return targets[0]
    }
    let named = targets.filter {
      $0.target.name == $0.project.url.deletingPathExtension().lastPathComponent
    }
    if named.count == 1 { return named[0] }
    let names = targets.map(\.target.name).joined(separator: ", ")
    throw PortError("\(root.path) holds several apps: \(names). Choose one with --target.")
  }

  /// The extensions of what is built apart and of no use here.
  private static let built: Set<String> = ["framework", "xcframework", "a", "dylib", "tbd"]

  private func add(
    _ target: XcodeProject.Target, of project: XcodeProject, to app: inout AppSources
  ) {
    let (files, missing) = project.files(of: target)
    for file in files { add(file, of: target.name.moduleName, to: &app) }
    for url in missing where !Self.built.contains(url.pathExtension) {
      app.notes.append(
        PortNote(
          .warning, path: url.path(relativeTo: app.root),
          "target \(target.name) of the project refers to this file, which is missing"))
    }
    app.modules.append(target.name.moduleName)
  }

  /// The packages beside the projects, but for this one: an app that is traced links it, as the
  /// ported package does.
  private func packages(of projects: [XcodeProject], in root: URL) -> [PackageManifest] {
    let folders = projects.flatMap(\.localPackages) + FolderReader.packages(in: root)
    return Set(folders.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
      .compactMap { try? PackageManifest($0) }.filter { $0.name != "CoordinatorGraph" }
  }

  /// Adds the libraries of the same folder that the app's code imports, and those that they import.
  private func addLibraries(
    importedBy module: String, among targets: [Choice], packages: [PackageManifest],
    to sources: inout AppSources
  ) {
    var seen: Set<String> = [module]
    var read: Set<AppSources.File> = []
    while true {
      let new = sources.swift.filter { !read.contains($0) }
      read.formUnion(new)
      let imports = Set(new.flatMap { ImportScanner.imports(of: $0.url) }).subtracting(seen)
        .sorted()
      guard !new.isEmpty else { return }
      for name in imports {
        seen.insert(name)
        if let target = targets.first(where: {
          $0.target.name.moduleName == name && $0.target.isLibrary
        }) {
          add(target.target, of: target.project, to: &sources)
        } else if let target = packages.flatMap(\.targets).first(where: {
          $0.name.moduleName == name && !$0.isTest
        }) {
          for file in FolderReader.files(in: target.folder) { add(file, of: name, to: &sources) }
          sources.modules.append(name)
        }
      }
    }
  }

  private func add(_ file: URL, of module: String = "", to app: inout AppSources) {
    if file.lastPathComponent == "Info.plist", app.infoPlist == nil {
      app.infoPlist = .init(path: file.path(relativeTo: app.root), url: file)
    }
    guard file.lastPathComponent != "Package.swift" else { return }
    app.add(file, module: module)
  }

  /// Leaves out what was asked to, tests, manifests, files of top-level code, and R.swift's names of
  /// resources, which need its library.
  private func drop(from app: inout AppSources) {
    func isExcluded(_ file: AppSources.File) -> Bool {
      exclude.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    var kept: [AppSources.File] = []
    for file in app.swift {
      lazy var imports = ImportScanner.imports(of: file.url)
      if isExcluded(file) {
        app.notes.append(PortNote(.skipped, path: file.path, "excluded by the configuration"))
      } else if file.url.lastPathComponent == "main.swift" {
        app.notes.append(
          PortNote(.skipped, path: file.path, "top-level code; the launch is generated"))
      } else if imports.contains(where: ImportScanner.isOfTests) {
        app.notes.append(PortNote(.skipped, path: file.path, "a test"))
      } else if file.url.lastPathComponent == "R.generated.swift",
        imports.contains(where: ["Rswift", "RswiftResources"].contains)
      {
        app.notes.append(
          PortNote(.skipped, path: file.path, "generated; R is made of the resources again"))
      } else if imports.contains(where: ImportScanner.isOfManifests) {
        app.notes.append(PortNote(.skipped, path: file.path, "describes the project"))
      } else {
        kept.append(file)
      }
    }
    app.swift = kept
    app.storyboards.removeAll(where: isExcluded)
    app.xibs.removeAll(where: isExcluded)
    app.strings.removeAll(where: isExcluded)
    app.resources.removeAll(where: isExcluded)
  }
}

extension String {
  /// A part of an identifier: what can't stand in one is `_`.
  var identifier: String {
    let scalars = unicodeScalars.map { scalar -> Character in
      scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    return String(scalars)
  }

  /// A name that is an identifier, as a module's has to be.
  var moduleName: String {
    let name = identifier
    return name.first?.isNumber ?? true ? "_" + name : name
  }
}
