import FlowGraph
import PortableC

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A cache of pictures in a folder, by everything that they depend on.
///
/// Any number of programs may use one folder at once: a file is written under another name and then
/// renamed. A damaged file counts as missing, and failures to write are ignored.
public struct PictureCache: Sendable {
  /// The folder with a file for each picture. It is created when the first picture is stored.
  public let folder: URL
  /// The size in bytes, about, above which the least recently used pictures are removed.
  public let limit: Int

  /// A cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, which need not exist.
  ///   - limit: the size in bytes, about, above which the least recently used pictures are removed.
  public init(folder: URL, limit: Int = 256 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// The user's cache: `$XDG_CACHE_HOME/coordgraph`, or `~/Library/Caches/coordgraph` on a Mac.
  public static var user: PictureCache {
    PictureCache(folder: userFolder.appending(component: "coordgraph"))
  }

  private static var userFolder: URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    // The standard says to ignore a relative path.
    if let path = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(filePath: path)
    }
    #if os(macOS)
      return home.appending(path: "Library/Caches")
    #else
      return home.appending(path: ".cache")
    #endif
  }

  /// Returns the picture of a key, if there is one.
  func rendering(for key: CacheKey) -> GraphvizRendering? {
    bytes(for: key).flatMap(PictureEntry.rendering)
  }

  /// Stores a picture.
  func keep(_ rendering: GraphvizRendering, for key: CacheKey) {
    if let bytes = PictureEntry.bytes(of: rendering) { keep(bytes, for: key) }
  }

  /// Returns the content of a key, if there is any.
  package func bytes(for key: CacheKey) -> [UInt8]? {
    let file = folder.appending(component: key.name)
    guard let data = try? Data(contentsOf: file),
      let bytes = CacheEntry.kept(in: Array(data), for: key)
    else { return nil }
    // The time of modification is the time of the last use.
    _ = utimensat(AT_FDCWD, file.path, nil, 0)
    return bytes
  }

  /// Stores content for a key. Failures are ignored.
  package func keep(_ bytes: [UInt8], for key: CacheKey) {
    let entry = CacheEntry.bytes(of: bytes, for: key)
    guard entry.count <= limit else { return }
    let manager = FileManager.default
    let name = key.name
    let beside = folder.appending(component: ".\(name).\(UUID().uuidString).part")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(entry).write(to: beside)
    } catch {
      try? manager.removeItem(at: beside)
      return
    }
    if rename(beside.path, folder.appending(component: name).path) != 0 {
      try? manager.removeItem(at: beside)
    }
    if isDue(after: entry.count, for: key) { makeRoom() }
  }

  /// Whether to look through the folder now. That takes longer than storing a picture, so it is done
  /// once in as many pictures as fill a 64th of the limit.
  private func isDue(after size: Int, for key: CacheKey) -> Bool {
    key.digest.number % UInt64(max(1, limit / 64 / size)) == 0
  }

  /// Removes the least recently used files until the rest is within the limit. Other programs may do
  /// the same at the same time.
  private func makeRoom() {
    let path = folder.path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    var files = (names ?? []).compactMap { FileIdentity("\(path)/\($0)") }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    files.sort { ($0.changed.0, $0.changed.1, $0.path) < ($1.changed.0, $1.changed.1, $1.path) }
    for file in files where total > limit {
      try? FileManager.default.removeItem(atPath: file.path)
      total -= file.size
    }
  }
}
