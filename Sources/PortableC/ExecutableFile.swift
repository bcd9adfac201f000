/// Programs on the disk.
package enum ExecutableFile {
  /// Returns whether a path leads to a regular file that this process may run.
  ///
  /// `FileManager.isExecutableFile(atPath:)` is true of folders, too.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// Returns the first of some places that has a program.
  package static func first(of places: [String]) -> String? {
    places.first(where: exists(at:))
  }

  /// Returns where a program may be: in the folders of the `PATH`, in their order. An empty entry is
  /// left out, which for a shell is the working folder.
  package static func placesOnPath(of name: String) -> [String] {
    guard let folders = getenv("PATH") else { return [] }
    return String(cString: folders).split(separator: ":").map { "\($0)/\(name)" }
  }
}
