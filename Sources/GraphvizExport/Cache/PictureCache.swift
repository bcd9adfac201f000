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

/// Keeps pictures in a folder, and gives them back while nothing they depend on has changed.
///
/// Any number of programs may use one folder at once: a file is written beside its place and moved
/// there whole. What is garbled, cut off or cannot be written is as good as not there.
public struct PictureCache: Sendable {
  public let folder: URL
  /// Bytes, beyond which the pictures that were not asked for longest go.
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

  func rendering(for key: PictureKey) -> GraphvizRendering? {
    let file = folder.appending(component: key.name)
    guard let data = try? Data(contentsOf: file),
      let rendering = PictureEntry.rendering(in: Array(data), for: key)
    else { return nil }
    // What is used is young.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return rendering
  }

  func keep(_ rendering: GraphvizRendering, for key: PictureKey) {
    guard let bytes = PictureEntry.bytes(of: rendering, for: key), bytes.count <= limit else {
      return
    }
    let manager = FileManager.default
    let beside = folder.appending(component: ".\(key.name).\(UUID().uuidString).part")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(bytes).write(to: beside)
    } catch {
      try? manager.removeItem(at: beside)
      return
    }
    if rename(beside.path, folder.appending(component: key.name).path) != 0 {
      try? manager.removeItem(at: beside)
    }
    makeRoom()
  }

  /// Removes the oldest files until what is left fits. Others may do the same at the same time.
  private func makeRoom() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    var files = (names ?? []).compactMap { FileIdentity(folder.appending(component: $0).path) }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    files.sort { ($0.changed.0, $0.changed.1, $0.path) < ($1.changed.0, $1.changed.1, $1.path) }
    for file in files where total > limit {
      try? FileManager.default.removeItem(atPath: file.path)
      total -= file.size
    }
  }
}
