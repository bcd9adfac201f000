import PortableC

/// The names in a folder, without Foundation, which every command would start slower with.
package enum FolderNames {
  /// Returns the names of what a folder has, `.` and `..` included, in no certain order.
  ///
  /// - Throws: ``FileError`` for a folder that cannot be read.
  package static func all(in folder: String) throws(FileError) -> [String] {
    guard let entries = opendir(folder) else { throw FileError(path: folder, purpose: .read) }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
