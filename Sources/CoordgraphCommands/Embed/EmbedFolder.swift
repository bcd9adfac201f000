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

  /// The same for all names of a file.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
