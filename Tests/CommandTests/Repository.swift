import Foundation
import Testing

/// This repository, wherever it was cloned.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// Returns the place of a file or folder.
  ///
  /// - Parameter path: Its path from the root.
  static func file(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the text of a file.
  ///
  /// - Parameter path: Its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Returns the path of the Python that has the packages of the tests.
  static func python() throws -> String {
    let path = file(".build/python/bin/python3").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path), "scripts/set-up --tests installs it")
    return path
  }
}
