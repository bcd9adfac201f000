import Foundation
import Testing

/// Expected texts kept beside the tests.
///
/// `RECORD_GOLDEN=1 swift test` writes them anew and fails, so that a recording is never taken for
/// a pass.
enum Golden {
  static func expect(
    _ actual: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let message = mismatch(actual, named: name) {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
  }

  /// What is wrong, or nil.
  private static func mismatch(_ actual: String, named name: String) -> String? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden")
    let file = folder.appendingPathComponent(name)
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == nil else {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(actual.utf8).write(to: file)
        return "\(name) was recorded. Look at the change, then run again without RECORD_GOLDEN."
      } catch {
        return "\(name) could not be recorded: \(error)"
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      return "\(name) has not been recorded; run once with RECORD_GOLDEN=1."
    }
    guard data != Data(actual.utf8) else { return nil }
    let expected = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let lines = actual.split(separator: "\n")
    let missing = expected.filter { !lines.contains($0) }.map { "- \($0)" }
    let new = lines.filter { !expected.contains($0) }.map { "+ \($0)" }
    let changes = (missing + new).joined(separator: "\n")
    return "\(name) differs:\n\(changes.isEmpty ? "only in the order of lines" : changes)"
  }
}
