import PortableC

/// The error of a file that cannot be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The operation that failed.
  public enum Purpose: String, Sendable {
    /// Opening the file for reading, or reading it.
    case read
    /// Creating, writing or renaming the file.
    case write
  }

  /// The file's path, as the user gave it.
  public var path: String
  /// The operation that failed.
  public var purpose: Purpose
  /// The system's `errno`.
  public var code: Int32

  package init(path: String, purpose: Purpose, code: Int32 = errno) {
    self.path = path
    self.purpose = purpose
    self.code = code
  }

  public var description: String {
    let reason =
      purpose == .write && code == ENOENT && access(String(folder), F_OK) != 0
      ? "there is no folder '\(folder)'" : String(cString: strerror(code))
    return "Can't \(purpose.rawValue) '\(path)': \(reason)."
  }

  private var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  }
}
