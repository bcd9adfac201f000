import Foundation

/// The folder of what is built, which several ports can share.
struct BuildFolder {
  let url: URL

  /// What SwiftPM plans to build.
  var plan: URL { url.appending(path: "debug.yaml") }

  /// Removes what was built against other sources of CoordinatorGraph: of what depends on them, Swift
  /// leaves some as it is, and an app that is linked of both stops at once.
  ///
  /// - Parameter package: the folder or URL of CoordinatorGraph. SwiftPM itself minds the version at a URL.
  func prepare(for package: String) throws {
    let stamp = url.appending(path: "coordgraph-sources.txt")
    let sources = Self.summary(of: URL(fileURLWithPath: package).appending(path: "Sources"))
    let isCurrent = (try? String(contentsOf: stamp, encoding: .utf8)) == sources
    guard let sources, !isCurrent else { return }
    // One for each platform: `x86_64-unknown-linux-gnu`.
    for name in try Self.contents(of: url) where name.count(where: { $0 == "-" }) > 1 {
      let products = url.appending(path: "\(name)/debug")
      if FileManager.default.fileExists(atPath: products.path) {
        try FileManager.default.removeItem(at: products)
      }
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(sources.utf8).write(to: stamp, options: .atomic)
  }

  private static func contents(of folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The number of files in a folder, their size, and when one of them changed last; nil where there is
  /// no such folder.
  private static func summary(of folder: URL) -> String? {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    guard
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    else { return nil }
    var (count, size, last) = (0, 0, Date.distantPast)
    for case let file as URL in files {
      guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
      count += 1
      size += values.fileSize ?? 0
      last = max(last, values.contentModificationDate ?? last)
    }
    guard count > 0 else { return nil }
    return "\(count) files, \(size) bytes, changed \(last.timeIntervalSince1970)\n"
  }
}
