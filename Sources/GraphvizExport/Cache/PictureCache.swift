#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps pictures, and files that hold them, in a folder, and gives them back while nothing they depend on has changed.
///
/// Any number of programs may use one folder at once: a file is written beside its place and moved
/// there whole. What is garbled, cut off or cannot be written is as good as not there.
public struct PictureCache: Sendable {
  public let folder: URL
  /// Bytes, not much beyond which the pictures that were not asked for longest go.
  public let limit: Int

  public init(folder: URL, limit: Int = 256 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// The user's: `$XDG_CACHE_HOME/coordgraph`, or `~/Library/Caches/coordgraph` on a Mac.
  public static var user: PictureCache {
    PictureCache(folder: userFolder.appending(component: "coordgraph"))
  }

  private static var userFolder: URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    // By the standard, a relative path is no path.
    if let path = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(filePath: path)
    }
    #if os(macOS)
      return home.appending(path: "Library/Caches")
    #else
      return home.appending(path: ".cache")
    #endif
  }

  func rendering(for key: CacheKey) -> GraphvizRendering? {
    bytes(for: key).flatMap(PictureEntry.rendering)
  }

  func keep(_ rendering: GraphvizRendering, for key: CacheKey) {
    if let bytes = PictureEntry.bytes(of: rendering) { keep(bytes, for: key) }
  }

  /// What was kept for a key.
  package func bytes(for key: CacheKey) -> [UInt8]? {
    let file = folder.appending(component: key.name)
    guard let data = try? Data(contentsOf: file),
      let bytes = CacheEntry.kept(in: Array(data), for: key)
    else { return nil }
    // What is used is young.
    _ = utimensat(AT_FDCWD, file.path, nil, 0)
    return bytes
  }

  /// Keeps bytes for a key, where that can be done.
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

  /// Looking through a full folder takes longer than keeping a picture: it is done once in as many
  /// as fill a 64th of it.
  private func isDue(after size: Int, for key: CacheKey) -> Bool {
    key.digest.number % UInt64(max(1, limit / 64 / size)) == 0
  }

  /// Removes the oldest files until what is left fits. Others may do the same at the same time.
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
