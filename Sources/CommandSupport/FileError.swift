#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file cannot be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What cannot be done: `read` or `write`.
  public enum Purpose: String, Sendable {
    case read, write
  }

  /// The file, as the user named it.
  public var path: String
  /// What was to be done with it.
  public var purpose: Purpose
  /// The system's `errno`.
  public var code: Int32

  init(path: String, purpose: Purpose, code: Int32 = errno) {
    self.path = path
    self.purpose = purpose
    self.code = code
  }

  public var description: String {
    if purpose == .write, code == ENOENT {
      return "\(path) cannot be written: there is no folder \(folder)."
    }
    return
      "\(path) cannot be \(purpose == .read ? "read" : "written"): \(String(cString: strerror(code)))."
  }

  private var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  }
}
