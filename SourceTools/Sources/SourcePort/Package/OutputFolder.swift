import Foundation

/// The folder of a ported package. Files that were edited by hand are kept; a file whose content is the
/// same is not written.
struct OutputFolder {
  /// What was written by an earlier run.
  struct Manifest: Codable {
    var version = 1
    /// The app's name.
    var app = ""
    /// The executable that explores it.
    var product = ""
    /// What launches the app.
    var launch: String?
    /// The digests of the written files, by path.
    var files: [String: String] = [:]
    /// The digests of the files that a run was to write, where it was interrupted.
    var unfinished: [String: String]?
    /// The types that were replaced because they don't compile here, by the reason.
    var replaced: [String: String] = [:]
    /// The digests of the files in which parts are replaced, before that, and of the shims.
    var sources: [String: String]?
  }

  static let manifestName = ".coordgraph-port.json"

  let url: URL
  private(set) var manifest: Manifest
  private let earlier: Manifest
  private(set) var notes: [PortNote] = []
  /// What is to be written, by path.
  private var pending: [(path: String, contents: () throws -> Data)] = []
  /// The number of files that were written or removed.
  private(set) var changes = 0

  /// Opens a folder, which may not exist yet.
  ///
  /// - Throws: ``PortError`` for a folder that holds something else.
  init(_ url: URL) throws {
    self.url = url
    let file = url.appending(path: Self.manifestName)
    if let data = try? Data(contentsOf: file) {
      guard let read = try? JSONDecoder().decode(Manifest.self, from: data), read.version == 1
      else {
        throw PortError(
          "\(file.path) is not of this version of coordgraph. Remove \(url.path), or pass another folder with -o."
        )
      }
      earlier = read
    } else {
      guard url.contents.isEmpty else {
        throw PortError(
          "\(url.path) holds files that coordgraph didn't write. Pass another folder with -o.")
      }
      earlier = Manifest()
    }
    manifest = Manifest()
    manifest.replaced = earlier.replaced
  }

  /// The types that an earlier run replaced.
  var replaced: [String: String] {
    get { manifest.replaced }
    set { manifest.replaced = newValue }
  }

  /// Forgets what was replaced in files that have changed since; in all, if a shim has.
  ///
  /// - Parameter sources: The files before parts are replaced, by path, and the shims.
  /// - Returns: whether anything was.
  mutating func forgetReplaced(of sources: [(path: String, text: String)]) -> Bool {
    let count = replaced.count
    manifest.sources = [:]
    for (path, text) in sources {
      let digest = Self.digest(text.utf8)
      manifest.sources?[path] = digest
      guard let known = earlier.sources?[path], known != digest else { continue }
      let isFile = path.contains(".")
      replaced = replaced.filter { isFile && !$0.key.hasPrefix(path + "#") }
    }
    return replaced.count != count
  }

  mutating func name(app: String, product: String, launch: String) {
    manifest.app = app
    manifest.product = product
    manifest.launch = launch
  }

  /// Adds a file to those that are written by ``finish()``, unless it is the same or was edited by hand.
  mutating func write(_ text: String, to path: String) {
    write(Data(text.utf8), to: path)
  }

  /// Adds a file to those that are written by ``finish()``, unless it is the same or was edited by hand.
  mutating func write(_ contents: Data, to path: String) {
    write(contents, to: path) { contents }
  }

  /// Adds a file to those that are copied by ``finish()``, unless it is the same or was edited by hand.
  mutating func copy(_ source: URL, to path: String) {
    guard let contents = try? Data(contentsOf: source) else { return }
    write(contents, to: path) { try Data(contentsOf: source) }
  }

  /// - Parameter read: returns the contents again when they are written.
  private mutating func write(
    _ contents: Data, to path: String, read: @escaping () throws -> Data
  ) {
    let digest = Self.digest(contents)
    manifest.files[path] = digest
    if let present = presentDigest(of: path) {
      guard present != digest else { return }
      guard isOwn(present, at: path) else {
        notes.append(PortNote(.warning, path: path, "edited by hand; not written anew"))
        manifest.files[path] = earlier.files[path] ?? ""
        return
      }
    }
    pending.append((path, read))
  }

  /// Whether a file has the contents that an earlier run wrote, which may have been interrupted.
  private func isOwn(_ digest: String, at path: String) -> Bool {
    digest == earlier.files[path] || digest == earlier.unfinished?[path]
  }

  /// The digest of what is in the folder; nil where there is no such file.
  private func presentDigest(of path: String) -> String? {
    (try? Data(contentsOf: url.appending(path: path))).map(Self.digest)
  }

  /// Writes the files, removes what only earlier runs wrote, and writes the list of files.
  mutating func finish() throws {
    if !pending.isEmpty {
      // If this run is interrupted, the next one finds what is its own.
      var begun = earlier
      for (path, digest) in earlier.unfinished ?? [:] where presentDigest(of: path) == digest {
        begun.files[path] = digest
      }
      begun.unfinished = manifest.files
      try save(begun)
    }
    for (path, contents) in pending {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents().write(to: file, options: .atomic)
      changes += 1
    }
    let known = Set(earlier.files.keys).union(earlier.unfinished?.keys.map(\.self) ?? [])
    for path in known.sorted() where manifest.files[path] == nil {
      guard let present = presentDigest(of: path) else { continue }
      guard isOwn(present, at: path) else {
        notes.append(PortNote(.warning, path: path, "edited by hand; no longer needed"))
        continue
      }
      try FileManager.default.removeItem(at: url.appending(path: path))
      changes += 1
    }
    try save(manifest)
  }

  private func save(_ manifest: Manifest) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = try encoder.encode(manifest)
    let file = url.appending(path: Self.manifestName)
    guard (try? Data(contentsOf: file)) != data else { return }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// A 64-bit FNV-1a digest.
  static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
