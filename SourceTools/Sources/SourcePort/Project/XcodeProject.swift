import Foundation

/// An Xcode project: its targets, their files and their build settings.
struct XcodeProject {
  /// A target that builds something.
  struct Target {
    let id: String
    let name: String
    /// `com.apple.product-type.application`, for example.
    let productType: String

    var isApp: Bool {
      productType.hasPrefix("com.apple.product-type.application")
        && !productType.contains("watchapp") && !productType.contains("messages")
    }
    var isLibrary: Bool {
      productType.contains("framework") || productType.contains("library.static")
    }
  }

  let url: URL
  let targets: [Target]
  private let objects: [String: OldStylePropertyList.Value]
  private let project: OldStylePropertyList.Value
  /// The parent of each group and file.
  private let parents: [String: String]

  /// - Throws: ``PortError`` where the project file is missing or not understood.
  init(_ url: URL) throws {
    self.url = url
    let file = url.appending(path: "project.pbxproj")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw PortError("Can't read \(file.path). Pass the folder of the app's sources instead.")
    }
    let root: OldStylePropertyList.Value
    do {
      root = try OldStylePropertyList.parse(text)
    } catch {
      throw PortError("\(file.path): \(error).")
    }
    objects = root["objects"]?.dictionary ?? [:]
    guard let id = root["rootObject"]?.string, let project = objects[id] else {
      throw PortError("\(file.path): no root object. Pass the folder of the app's sources instead.")
    }
    self.project = project
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = id }
    }
    self.parents = parents
    let objects = self.objects
    targets = (project["targets"]?.strings ?? []).compactMap { id in
      guard let name = objects[id]?["name"]?.string else { return nil }
      return Target(
        id: id, name: name, productType: objects[id]?["productType"]?.string ?? "")
    }
  }

  /// The folder that paths of the project are relative to.
  var folder: URL {
    let base = url.deletingLastPathComponent()
    let path = project["projectDirPath"]?.string ?? ""
    return path.isEmpty ? base : base.appending(path: path).standardizedFileURL
  }

  /// Returns the target's files, and a note for each that is missing.
  func files(of target: Target) -> (files: [URL], missing: [URL]) {
    var found: [URL] = []
    for phase in objects[target.id]?["buildPhases"]?.strings ?? [] {
      for build in objects[phase]?["files"]?.strings ?? [] {
        guard let reference = objects[build]?["fileRef"]?.string else { continue }
        found += files(ofReference: reference)
      }
    }
    for group in objects[target.id]?["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let folder = path(of: group)?.ignoringCase else { continue }
      found += FolderReader.files(in: folder, excluding: exceptions(of: group, for: target))
    }
    let present = found.map(\.ignoringCase)
    return (present.filter(\.exists), present.filter { !$0.exists })
  }

  /// The files of a synchronized folder that do not belong to a target.
  private func exceptions(of group: String, for target: Target) -> Set<URL> {
    guard let folder = path(of: group)?.ignoringCase else { return [] }
    var excluded: Set<URL> = []
    for id in objects[group]?["exceptions"]?.strings ?? []
    where objects[id]?["target"]?.string == target.id {
      for path in objects[id]?["membershipExceptions"]?.strings ?? [] {
        excluded.insert(folder.appending(path: path).standardizedFileURL)
      }
    }
    return excluded
  }

  /// The file of a reference, or those of a group of localized variants.
  private func files(ofReference id: String) -> [URL] {
    let children = objects[id]?["children"]?.strings ?? []
    guard children.isEmpty else { return children.flatMap(files(ofReference:)) }
    return path(of: id).map { [$0] } ?? []
  }

  private func path(of id: String) -> URL? {
    guard let object = objects[id] else { return nil }
    let own = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "SOURCE_ROOT": return folder.appending(path: own ?? "").standardizedFileURL
    case "<absolute>": return own.map { URL(filePath: $0) }
    case "<group>":
      let parent = parents[id].flatMap(path(of:)) ?? folder
      return own.map { parent.appending(path: $0).standardizedFileURL } ?? parent
    // Of the system, or of another build.
    default: return nil
    }
  }

  /// The targets that a target depends on, in this project.
  func dependencies(of target: Target) -> [Target] {
    (objects[target.id]?["dependencies"]?.strings ?? []).compactMap { id in
      let name = objects[id]?["target"]?.string
      return targets.first { $0.id == name }
    }
  }

  /// The folders of the packages that lie beside the project.
  var localPackages: [URL] {
    let references = (project["packageReferences"]?.strings ?? []).compactMap { id in
      (objects[id]?["relativePath"]?.string).map { folder.appending(path: $0) }
    }
    return references.map(\.standardizedFileURL).filter {
      $0.appending(path: "Package.swift").exists
    }
  }

  /// The build settings of a target: those of its Debug configuration over the project's, each over those
  /// of its configuration file.
  func settings(of target: Target) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [project, objects[target.id]] {
      guard let list = owner?["buildConfigurationList"]?.string else { continue }
      let configurations = (objects[list]?["buildConfigurations"]?.strings ?? [])
        .compactMap { objects[$0] }
      let debug = configurations.first { $0["name"]?.string?.hasPrefix("Debug") ?? false }
      guard let configuration = debug ?? configurations.first else { continue }
      if let file = configurationFile(of: configuration) {
        settings.merge(ConfigurationFile(file).settings) { $1 }
      }
      for (name, value) in configuration["buildSettings"]?.dictionary ?? [:] {
        settings[name] = value.string ?? value.strings.joined(separator: " ")
      }
    }
    return settings
  }

  /// The file whose settings a configuration is based on.
  private func configurationFile(of configuration: OldStylePropertyList.Value) -> URL? {
    if let id = configuration["baseConfigurationReference"]?.string { return path(of: id) }
    guard let path = configuration["baseConfigurationReferenceRelativePath"]?.string,
      let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({
        self.path(of: $0)
      })
    else { return nil }
    return anchor.appending(path: path).standardizedFileURL
  }
}
