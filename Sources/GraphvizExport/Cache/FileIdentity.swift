#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a file is still the one it was: its path, size and time of change, without reading it.
struct FileIdentity {
  let path: String
  let size: Int
  /// Seconds and nanoseconds.
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

  /// What is the same as long as the file is, and when it never is there.
  static func of(_ path: String) -> String {
    guard let file = FileIdentity(path) else { return "\(path) -" }
    return "\(path) \(file.size) \(file.changed.0).\(file.changed.1)"
  }
}
