/// A file would be written over what is read.
public struct OverwriteError: Error, Sendable, CustomStringConvertible {
  /// The file, as the user named it for output.
  public let path: String

  public var description: String {
    "\(path) is what is read, and would be written over: name another file with --output."
  }
}
