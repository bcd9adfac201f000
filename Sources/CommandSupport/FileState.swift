import PortableC

/// What shows that a file was written.
public struct FileState: Sendable, Hashable {
  /// The number of the file on its device, which a copy or a replacement doesn't have.
  public let file: UInt64
  /// The size in bytes.
  public let size: Int
  /// When the file was last written, since 1970: the whole seconds.
  public let seconds: Int
  /// When the file was last written: the rest of the second.
  public let nanoseconds: Int

  /// The state of a file now; nil where there is none.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
