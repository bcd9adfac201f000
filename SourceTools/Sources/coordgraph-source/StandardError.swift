import Foundation

/// Progress, which does not belong to the output.
enum StandardError {
  static func print(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
