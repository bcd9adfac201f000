import Foundation

/// The files that an app consists of.
public struct AppSources: Sendable, Hashable {
  /// A file of the app.
  public struct File: Sendable, Hashable, Comparable {
    /// The path in the app's folder, with `/` between its parts.
    public var path: String
    /// The path in the ported module, in which no two files have the same name.
    public internal(set) var portedPath: String
    /// Where the file is.
    public var url: URL
    /// The module that it is compiled into; empty where that is not known.
    public var module: String

    public init(path: String, url: URL, module: String = "") {
      self.path = path
      portedPath = path
      self.url = url
      self.module = module
    }

    public static func < (a: File, b: File) -> Bool {
      (a.path, a.url.path) < (b.path, b.url.path)
    }
  }

  /// The app's name.
  public var name: String
  /// The folder that ``File/path`` is relative to.
  public var root: URL
  /// The Swift files, sorted by path.
  public var swift: [File] = []
  public var storyboards: [File] = []
  public var xibs: [File] = []
  public var strings: [File] = []
  /// The contents of Core Data models, of the current version of each.
  public var models: [File] = []
  /// The files that the app reads from its bundle, and the data sets of its asset catalogs.
  public var resources: [File] = []
  public var infoPlist: File?
  /// The names of the app's own modules, which are ported as one.
  public var modules: [String] = []
  /// The version of the Swift language: 4, 5 or 6.
  public var languageMode = 5
  /// The conditions of `#if` that are true.
  public var conditions: [String] = []
  /// The main storyboard's name, where the build settings name it.
  public var mainStoryboard: String?
  /// The build settings of the target, for values of `Info.plist` that name them.
  public var buildSettings: [String: String] = [:]
  /// What was found to be wrong with the project, or left out.
  public var notes: [PortNote] = []

  public init(name: String, root: URL) {
    self.name = name
    self.root = root
  }

  /// Adds a file of a module by what it is.
  mutating func add(_ url: URL, module: String) {
    let file = File(path: url.path(relativeTo: root), url: url, module: module)
    switch url.pathExtension {
    case "swift": swift.append(file)
    case "storyboard": storyboards.append(file)
    case "xib": xibs.append(file)
    case "strings", "stringsdict", "xcstrings": strings.append(file)
    case "xcdatamodeld": addModel(url)
    case "xcdatamodel":
      // A project lists the versions of a model.
      let bundle = url.deletingLastPathComponent()
      addModel(bundle.pathExtension == "xcdatamodeld" ? bundle : url)
    case "m", "mm", "c", "cpp":
      notes.append(PortNote(.skipped, path: file.path, "Objective-C and C files aren't ported"))
    default: addResources(at: url)
    }
  }

  /// Adds a file of the app's bundle, or those of a folder.
  private mutating func addResources(at url: URL) {
    let name = url.lastPathComponent
    if url.isFolder {
      let isCatalog = url.pathExtension == "xcassets"
      guard isCatalog || !FolderReader.isForeign(url) else { return }
      let files = isCatalog ? FolderReader.dataSets(in: url) : FolderReader.files(in: url)
      resources += files.map { File(path: $0.path(relativeTo: root), url: $0) }
    } else if !name.hasPrefix("."), name != "Info.plist", !url.pathExtension.isEmpty,
      !Self.developed.contains(url.pathExtension)
    {
      resources.append(File(path: url.path(relativeTo: root), url: url))
    }
  }

  /// The extensions of files that stand among an app's sources and are in no bundle.
  private static let developed: Set<String> = [
    "a", "dylib", "entitlements", "gyb", "h", "hpp", "lock", "md", "metal", "modulemap", "pch",
    "podspec", "py",
    "rb", "resolved", "sh", "stencil", "tbd", "tpl", "xcconfig", "yaml", "yml",
  ]

  private mutating func addModel(_ bundle: URL) {
    var version = bundle
    if bundle.pathExtension == "xcdatamodeld" {
      let versions = bundle.contents.filter { $0.pathExtension == "xcdatamodel" }
      let data = try? Data(contentsOf: bundle.appending(path: ".xccurrentversion"))
      let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
      guard
        let chosen = versions.first(where: { $0.lastPathComponent == current }) ?? versions.first
      else { return }
      version = chosen
    }
    let contents = version.appending(path: "contents")
    models.append(File(path: contents.path(relativeTo: root), url: contents))
  }

  /// Removes files that are listed twice, sorts all, and gives those of the module names of their own.
  mutating func normalize() {
    func normalized(_ files: [File]) -> [File] {
      files.uniqued(by: \.url).sorted()
    }
    swift = normalized(swift)
    var names = FileNames(of: swift.map(\.path))
    for index in swift.indices { swift[index].portedPath = names.unique(swift[index].path) }
    storyboards = normalized(storyboards)
    xibs = normalized(xibs)
    strings = normalized(strings)
    models = normalized(models)
    resources = normalized(resources)
    modules = Set(modules).sorted()
    notes = Set(notes).sorted()
  }
}

/// The names of a module's files, of which no two can be the same.
struct FileNames {
  /// The names that files have of their own, which are not given to others.
  private let own: Set<String>
  private var used: Set<String> = []

  /// - Parameter paths: The paths of the files that keep their names.
  init(of paths: [String] = []) {
    own = Set(paths.map(\.lastPart))
  }

  /// Returns the path, with a number for the second file of a name.
  mutating func unique(_ path: String) -> String {
    guard !used.insert(path.lastPart).inserted else { return path }
    var number = 2
    while true {
      let numbered = "\(path.dropLast(".swift".count))-\(number).swift"
      if !own.contains(numbered.lastPart), used.insert(numbered.lastPart).inserted {
        return numbered
      }
      number += 1
    }
  }
}

extension String {
  /// The part of a path behind the last `/`.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}

extension URL {
  /// The path from a folder. That of a file elsewhere begins where the two paths part:
  /// `Shared/View.swift` of `/work/Shared/View.swift` for `/work/App`.
  func path(relativeTo folder: URL) -> String {
    let base = folder.standardizedFileURL.pathComponents
    let own = standardizedFileURL.pathComponents
    let common = zip(base, own).prefix { $0 == $1 }.count
    return own.dropFirst(common).joined(separator: "/")
  }

  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The file of this path on a file system that ignores case, as a Mac's does; itself where there is
  /// none.
  var ignoringCase: URL {
    guard !exists else { return self }
    var found = URL(filePath: "/")
    for part in standardizedFileURL.pathComponents.dropFirst() {
      let exact = found.appending(path: part)
      if exact.exists {
        found = exact
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found.path)) ?? []
      let similar = names.sorted().first { $0.lowercased() == part.lowercased() }
      guard let similar else { return self }
      found.append(path: similar)
    }
    return found
  }

  /// What a folder holds, sorted by name; nothing for what is no folder. Hidden files are left out.
  var contents: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
