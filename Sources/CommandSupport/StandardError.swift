#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where everything goes that is not a result.
public enum StandardError {
  /// Writes a line.
  public static func write(_ line: String) {
    write(text: "\(line)\n")
  }

  /// Writes a text; where that cannot be done, there is nobody to tell.
  static func write(text: String) {
    try? OutputFile.write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }
}
