import Foundation

/// Reads and writes a snapshot and its graph: both, or neither where one can't be written out.
struct SnapshotFolder {
  var place: SnapshotPlace

  /// The stored text; nil when there is none.
  ///
  /// - Throws: ``FlowSnapshotError``.
  func text() throws(FlowSnapshotError) -> String? {
    guard let bytes = try read(place.path) else { return nil }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw .notText(path: place.path)
    }
    return text
  }

  /// The bytes of the graph that is stored beside the text; nil when there is none.
  ///
  /// - Throws: ``FlowSnapshotError``.
  func graph() throws(FlowSnapshotError) -> [UInt8]? {
    try read(place.graphPath)
  }

  /// Stores a text and, unless nil, the graph that it was made of.
  ///
  /// Both are written out before the first takes its place.
  ///
  /// - Throws: ``FlowSnapshotError``. The snapshot is what it was then, and so is the graph, unless the
  ///   graph took its place and the text could not.
  func write(_ text: String, graph: String?) throws(FlowSnapshotError) {
    try makeFolders()
    var staged: [StagedFile] = []
    do {
      if let graph { staged.append(try StagedFile(graph, for: place.graphPath)) }
      staged.append(try StagedFile(text, for: place.path))
      for file in staged { try file.commit() }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
  }

  private func makeFolders() throws(FlowSnapshotError) {
    guard access(place.testFolder, F_OK) == 0 else { throw .noTestFolder(place.testFolder) }
    for folder in place.folders where mkdir(folder, 0o755) != 0 && errno != EEXIST {
      throw .unwritable(path: folder, code: errno)
    }
  }

  private func read(_ path: String) throws(FlowSnapshotError) -> [UInt8]? {
    guard let file = fopen(path, "rb") else {
      let code = errno
      if code == ENOENT { return nil }
      throw .unreadable(path: path, code: code)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes.append(contentsOf: chunk[..<count])
      if count < chunk.count { break }
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path, code: errno) }
    return bytes
  }
}
