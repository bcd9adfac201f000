import Foundation

/// A file written beside the one that it will replace, so that no reader finds half of it.
struct StagedFile {
  private let path: String
  private let staged: String

  /// - Throws: ``FlowSnapshotError/unwritable(path:code:)``.
  init(_ text: String, for path: String) throws(FlowSnapshotError) {
    self.path = path
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    staged = "\(folder).\(UInt64.random(in: 0 ... .max)).part"
    guard let file = fopen(staged, "wb") else { throw .unwritable(path: path, code: errno) }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    let closed = fclose(file)
    guard written == bytes.count, closed == 0 else {
      let code = errno
      unlink(staged)
      throw .unwritable(path: path, code: code)
    }
  }

  /// Replaces the other file.
  ///
  /// - Throws: ``FlowSnapshotError/unwritable(path:code:)``.
  func commit() throws(FlowSnapshotError) {
    guard rename(staged, path) == 0 else { throw .unwritable(path: path, code: errno) }
  }

  /// Removes the file.
  func discard() {
    unlink(staged)
  }
}
