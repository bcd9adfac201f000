#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A trace file could not be opened or written.
public struct TraceFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public var path: String
  /// The system's `errno`.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var description: String {
    "\(path) cannot be written: \(String(cString: strerror(code)))."
  }
}
