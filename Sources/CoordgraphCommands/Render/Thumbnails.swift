import CommandSupport
import FlowDiagram
import PortableC
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
    for name in try Self.names(in: folder) {
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { continue }
      let (screen, kind) = (String(name[..<dot]), name[name.index(after: dot)...])
      guard kind == "png" || kind == Wireframe.fileExtension && pictures[screen] == nil
      else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      pictures[screen] = try Self.picture(in: path, isPhotograph: kind == "png")
      files.append(path)
    }
    self.init(pictures: pictures, files: files)
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

  /// The names of a folder's files, sorted: a photograph's stands before a wireframe's.
  private static func names(in folder: String) throws -> [String] {
    guard let entries = opendir(folder) else { throw FileError(path: folder, purpose: .read) }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

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
