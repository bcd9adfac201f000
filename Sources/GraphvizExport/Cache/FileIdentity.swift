import PortableC

/// A file's path, size and time of modification, by which a change is noticed without reading it.
struct FileIdentity {
  let path: String
  let size: Int
  /// The time of modification: seconds and nanoseconds.
  let changed: (Int, Int)

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    size = Int(status.st_size)
    #if canImport(Darwin)
      changed = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      changed = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  /// Returns a text that changes when the file does. A missing file has one, too.
  static func of(_ path: String) -> String {
    guard let file = FileIdentity(path) else { return "\(path) -" }
    return "\(path) \(file.size) \(file.changed.0).\(file.changed.1)"
  }
}
