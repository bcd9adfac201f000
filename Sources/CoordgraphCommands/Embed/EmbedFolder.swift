import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of a Markdown file, from which its marks name files.
struct EmbedFolder: Sendable, Hashable {
  /// With a slash at its end, or empty.
  private let prefix: String
  /// Whether it is in a DocC catalog, where pages name pictures without their folders.
  let isInCatalog: Bool

  /// - Parameter path: the Markdown file's; `-` is one in the current folder.
  init(of path: String) {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) }
    prefix = String(path[..<(end ?? path.startIndex)])
    isInCatalog = URL(filePath: path).deletingLastPathComponent().standardizedFileURL
      .pathComponents.contains { $0.hasSuffix(".docc") }
  }

  /// A file that can be opened; never standard input.
  func path(of name: String) -> String {
    if name.hasPrefix("/") { return name }
    return prefix.isEmpty && name == "-" ? "./-" : prefix + name
  }

  /// How a page links to a picture.
  func link(to name: String) -> String {
    isInCatalog ? String(name.split(separator: "/").last ?? "") : name
  }

  /// Whether a file is in a folder or below it, whatever links there are on the way.
  ///
  /// - Parameters:
  ///   - path: the file, which need not exist.
  ///   - root: the folder; nil for this one.
  func isInside(_ path: String, root: String?) -> Bool {
    let folder = root ?? (prefix.isEmpty ? "." : prefix)
    guard let folder = Self.real(folder), let file = Self.real(path) ?? Self.realOfNew(path) else {
      // There is no such folder, so nothing can be written.
      return !path.split(separator: "/").contains("..")
    }
    return folder == "/" || file.hasPrefix("\(folder)/")
  }

  /// The path without links; nil where there is no such file.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path of a file that does not exist, in a folder that does.
  private static func realOfNew(_ path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    // A link to nowhere would be followed.
    var status = stat()
    guard name != "..", lstat(path, &status) != 0 else { return "" }
    return real(path.dropLast(name.count) + ".").map { "\($0)/\(name)" }
  }

  /// The same for all names of a file.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
