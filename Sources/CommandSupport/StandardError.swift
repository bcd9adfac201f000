import Foundation

/// Where everything goes that is not a result.
public enum StandardError {
  /// Writes a line.
  public static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
