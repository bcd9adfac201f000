/// Programs on the disk.
package enum ExecutableFile {
  /// Returns whether a path leads to a regular file that this process may run.
  ///
  /// `FileManager.isExecutableFile(atPath:)` is true of folders, too.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
