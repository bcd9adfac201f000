import FlowTrace
import PortableC

/// A file to which a trace is written as it comes.
final class TraceCopy: Sendable {
  private let path: String
  private let descriptor: CInt

  /// Creates the file, or empties an existing one.
  ///
  /// - Throws: `TraceFileError`.
  init(path: String) throws(TraceFileError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw TraceFileError(path: path, code: errno) }
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
