import CommandSupport
import FlowDiagram
import ScreenPictures

/// The pictures of screens in a folder: `HomeViewController.png`, or `HomeViewController.wireframe`.
struct Thumbnails: Sendable {
  /// No pictures.
  static let none = Thumbnails(pictures: [:], files: [])

  private let pictures: [String: ScreenPicture]
  /// The files that were read.
  let files: [String]

  private init(pictures: [String: ScreenPicture], files: [String]) {
    self.pictures = pictures
    self.files = files
  }

  /// Reads a folder. A photograph goes before a wireframe of the same class, and other files are left
  /// alone.
  ///
  /// - Throws: `FileError`, ``ThumbnailError``.
  init(folder: String) throws {
    var pictures: [String: ScreenPicture] = [:]
    var files: [String] = []
    // Sorted, a photograph stands before a wireframe.
    for name in try FolderNames.all(in: folder).sorted() {
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { continue }
      let (screen, kind) = (String(name[..<dot]), name[name.index(after: dot)...])
      guard kind == "png" || kind == Wireframe.fileExtension && pictures[screen] == nil
      else { continue }
      let path = Self.path(of: name, in: folder)
      pictures[screen] = try Self.picture(in: path, isPhotograph: kind == "png")
      files.append(path)
    }
    self.init(pictures: pictures, files: files)
  }

  /// Returns what changes with the pictures: the folder, when one is added or removed, and its files.
  static func inputs(in folder: String) -> [String] {
    let names = (try? FolderNames.all(in: folder)) ?? []
    return [folder] + names.sorted().map { path(of: $0, in: folder) }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func picture(in path: String, isPhotograph: Bool) throws -> ScreenPicture {
    let bytes = try InputFile(path: path).contents()
    do {
      return isPhotograph
        ? .png(try ScreenPNG(file: bytes)) : .wireframe(try Wireframe(file: bytes))
    } catch {
      throw ThumbnailError(path: path, reason: "\(error)")
    }
  }

  var isEmpty: Bool { pictures.isEmpty }

  /// Whether there are photographs, which are large.
  var hasPhotographs: Bool {
    pictures.values.contains { if case .png = $0 { true } else { false } }
  }

  /// Adds the pictures to a diagram's cards.
  func add(to diagram: inout Diagram) {
    guard !pictures.isEmpty, diagram.arrangement == .ranked else { return }
    for index in diagram.nodes.indices {
      let node = diagram.nodes[index]
      guard [.screen, .container, .alert].contains(node.role) else { continue }
      diagram.nodes[index].picture = node.typeName.flatMap { pictures[$0] }
    }
  }
}

/// The error of a file that is no picture of a screen.
struct ThumbnailError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "Can't use '\(path)' as a thumbnail: \(reason)." }
}
