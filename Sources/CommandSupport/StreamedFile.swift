import PortableC

/// A file that is written as its content comes, for what is too large to be held whole.
///
/// Like an ``OutputFile``, it has its name only once it is whole: what was written is removed where writing
/// ends early, by a signal, too. Standard output, devices and pipes are written directly; a terminal gets
/// text whose control characters are shown.
public final class StreamedFile {
  private let name: String
  private let destination: Destination
  private let isTerminal: Bool
  private var isFinished = false

  private enum Destination {
    case direct(Int32)
    case beside(PartialFile, mode: mode_t?)
  }

  /// Creates the file.
  ///
  /// - Parameter path: the path; `-` is standard output.
  /// - Throws: ``FileError``.
  public init(path: String) throws(FileError) {
    name = path == "-" ? "standard output" : path
    isTerminal = OutputFile(path: path).isTerminal
    if path == "-" {
      destination = .direct(dup(STDOUT_FILENO))
      return
    }
    switch try OutputFile(path: path).place() {
    case .special:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, purpose: .write) }
      destination = .direct(descriptor)
    case .regular(let target, let mode, _):
      let file = try PartialFile(beside: target, name: path)
      RemovedOnSignal.set(file.path)
      destination = .beside(file, mode: mode)
    }
  }

  deinit {
    switch destination {
    case .direct(let descriptor): close(descriptor)
    case .beside(let file, _):
      guard !isFinished else { return }
      file.remove()
      RemovedOnSignal.set(nil)
    }
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: the next part of the content, whole lines where it is text.
  /// - Throws: ``FileError``, where the disk is full, say.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    switch destination {
    case .direct(let descriptor):
      try OutputFile.write(
        isTerminal ? OutputFile.visible(bytes) : bytes, to: descriptor, name: name)
    case .beside(let file, _): try file.append(bytes)
    }
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``FileError``.
  public func finish() throws(FileError) {
    guard case .beside(let file, let mode) = destination else { return }
    try file.finish(mode: mode)
    isFinished = true
    RemovedOnSignal.set(nil)
  }
}
