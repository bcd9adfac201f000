import CommandSupport
import FlowTrace
import PortableC

/// A file to which a trace is written as it comes.
final class TraceCopy: Sendable {
  private let path: String
  private let descriptor: CInt

  /// Creates the file, or empties an existing one, unless it is one of the inputs.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - inputs: the paths of the inputs, of which some may be written only later.
  /// - Throws: `TraceFileError` and `OverwriteError`.
  init(path: String, apartFrom inputs: [String]) throws {
    self.path = path
    let isNew = access(path, F_OK) != 0
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw TraceFileError(path: path, code: errno) }
    // Only now has an input that was not there the identity of this file.
    do {
      try OutputFile(path: path).keepApart(from: inputs)
    } catch {
      if isNew { unlink(path) }
      throw error
    }
    // A device or a pipe has no size.
    guard ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
      throw TraceFileError(path: path, code: errno)
    }
  }

  deinit { _ = close(descriptor) }

  /// - Throws: `TraceFileError`, where the disk is full, say.
  func write(_ bytes: [UInt8]) throws(TraceFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { PortableC.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw TraceFileError(path: path, code: errno)
      }
    }
  }
}
