import PortableC

/// A file that is written as its content comes, for what is too large to be held whole.
///
/// Unlike an ``OutputFile``, it is left incomplete where writing ends early.
public final class StreamedFile: Sendable {
  private let name: String
  private let descriptor: Int32

  /// Creates the file, or empties an existing one.
  ///
  /// - Parameter path: the path; `-` is standard output.
  /// - Throws: ``FileError``.
  public init(path: String) throws(FileError) {
    name = path == "-" ? "standard output" : path
    descriptor =
      path == "-" ? dup(STDOUT_FILENO) : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: name, purpose: .write) }
  }

  deinit { close(descriptor) }

  /// Appends bytes.
  ///
  /// - Parameter bytes: the next part of the content.
  /// - Throws: ``FileError``, where the disk is full, say.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try OutputFile.write(bytes, to: descriptor, name: name)
  }
}
