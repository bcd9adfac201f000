import Foundation

/// Finds the files of an app in a folder.
struct FolderReader {
  /// Folders whose code is not the app's.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules", "vendor",
  ]
  /// Folders that are one file to a person.
  private static let bundles: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xcassets", "framework", "xcframework", "bundle",
    "xcdatamodeld", "docc", "appiconset",
  ]

  /// Returns the files in a folder and its subfolders.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - excluding: Folders and files to leave out.
  static func files(in folder: URL, excluding: Set<URL> = []) -> [URL] {
    var found: [URL] = []
    for url in folder.contents where !excluding.contains(url.standardizedFileURL) {
      guard url.isFolder else {
        found.append(url)
        continue
      }
      if ["xcdatamodeld", "xcassets"].contains(url.pathExtension) { found.append(url) }
      guard !isForeign(url) else { continue }
      found += files(in: url, excluding: excluding)
    }
    return found
  }

  /// Whether a folder's files are not the app's, as those of a ported package, or are one file to a person.
  static func isForeign(_ folder: URL) -> Bool {
    foreign.contains(folder.lastPathComponent) || bundles.contains(folder.pathExtension)
      || folder.appending(path: OutputFolder.manifestName).exists
  }

  /// Returns the files of the data sets in an asset catalog.
  static func dataSets(in catalog: URL) -> [URL] {
    catalog.contents.filter(\.isFolder).flatMap { folder in
      folder.pathExtension == "dataset"
        ? folder.contents.filter { $0.lastPathComponent != "Contents.json" } : dataSets(in: folder)
    }
  }

  /// Returns the projects in a folder, those nearest to it first.
  static func projects(in folder: URL, depth: Int = 3) -> [URL] {
    let contents = folder.contents
    let own = contents.filter { $0.pathExtension == "xcodeproj" }
    guard depth > 0 else { return own }
    let below = contents.filter {
      $0.isFolder && !isForeign($0)
    }
    return own + below.flatMap { projects(in: $0, depth: depth - 1) }
  }

  /// Returns the Swift packages in a folder: the folders that hold a manifest.
  static func packages(in folder: URL, depth: Int = 3) -> [URL] {
    let own = folder.appending(path: "Package.swift").exists ? [folder] : []
    guard depth > 0 else { return own }
    let below = folder.contents.filter {
      $0.isFolder && !isForeign($0)
    }
    return own + below.flatMap { packages(in: $0, depth: depth - 1) }
  }

  /// Returns the folders of programs that the system starts beside the app, such as widgets and
  /// notification services: a file in each shows it.
  ///
  /// - Parameters:
  ///   - files: All files of a folder without an Xcode project.
  ///   - root: The folder, which is none of them.
  static func extensionFolders(in files: [URL], of root: URL) -> Set<URL> {
    var found: Set<URL> = []
    var apps: Set<URL> = []
    for file in files {
      let folder = file.deletingLastPathComponent().standardizedFileURL
      let isList = file.pathExtension == "plist"
      guard isList || file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      if isList
        ? text.contains("<key>NSExtension</key>") : extensionMarks.contains(where: text.contains)
      {
        found.insert(folder)
      }
      if !isList, text.contains("UIApplicationDelegate") { apps.insert(folder) }
    }
    return found.filter { folder in
      folder.path != root.standardizedFileURL.path
        && !apps.contains { ($0.path + "/").hasPrefix(folder.path + "/") }
    }
  }

  /// The types that the system starts.
  private static let extensionMarks = [
    ": Widget {", ": WidgetBundle {", ": UNNotificationServiceExtension", ": INExtension",
    "WKExtensionDelegate", "WKApplicationDelegate",
  ]

  /// Returns the folders of apps that only show a part of the app, such as the demo of a feature, where another
  /// one is the app itself.
  ///
  /// - Parameters:
  ///   - files: All files of a folder without an Xcode project.
  ///   - root: The folder.
  static func demoFolders(in files: [URL], of root: URL) -> Set<URL> {
    let launching = files.filter { file in
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return false }
      return launchMarks.contains(where: text.contains)
        && (text.contains("UIApplicationDelegate") || text.contains(": App {"))
    }
    let demos = launching.map { file -> URL? in
      let parts = file.path(relativeTo: root).split(separator: "/").dropLast()
      guard let place = parts.firstIndex(where: { isDemo(String($0)) }) else { return nil }
      return parts[...place].reduce(root.standardizedFileURL) { $0.appending(path: $1) }
    }
    return demos.contains(nil) ? Set(demos.compactMap(\.self)) : []
  }

  private static let launchMarks = ["@main", "@UIApplicationMain"]

  private static func isDemo(_ folder: String) -> Bool {
    folder.lowercased().firstMatch(of: /(demo|example|sample|playground)s?(app)?$/) != nil
  }

  /// Returns the modules of files where no project lists them: a folder is one if files outside it import
  /// its name.
  static func modules(of files: [URL], in root: URL) -> [URL: String] {
    let swift = files.filter { $0.pathExtension == "swift" }
    let folders = Dictionary(
      uniqueKeysWithValues: swift.map { file in
        (file, file.path(relativeTo: root).split(separator: "/").dropLast().map(String.init))
      })
    var modules: Set<String> = []
    for file in swift {
      let own = Set(folders[file] ?? [])
      modules.formUnion(ImportScanner.imports(of: file).filter { !own.contains($0) })
    }
    let others = ImportMap(own: [], configured: [:])
    modules = modules.filter { others.fate(of: $0) == .dropped }
    return folders.compactMapValues { $0.last { modules.contains($0) } }
  }

  /// Whether a path is one of tests, by the names of its folders.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      part.hasSuffix("Tests") || part.hasSuffix("UITests") || part == "Test" || part == "Mocks"
    }
  }
}
