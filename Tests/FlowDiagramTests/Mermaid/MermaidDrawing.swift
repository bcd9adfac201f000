import Foundation
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What a browser shows where Mermaid drew.
struct MermaidDrawing: Decodable {
  /// Why Mermaid refused, if it did.
  var error: String?
  var title: String?
  var heading: String?
  /// Identifiers and texts.
  var nodes: [[String]]?
  /// Identifiers and texts.
  var clusters: [[String]]?
  /// Identifiers, texts and heads.
  var edges: [[String]]?
  var participants: [String]?
  var messages: [String]?
}

extension MermaidDrawing {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// Has a browser draw each of the texts.
  static func all(_ texts: [String]) async throws -> [Self] {
    let python = root.appending(path: ".build/python/bin/python3").path
    try #require(
      FileManager.default.isExecutableFile(atPath: python),
      "The browser's tools are missing; install them with scripts/set-up --tests")
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      let file = folder.appending(component: "\(index).mmd")
      try Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    let script = root.appending(path: "Tests/Tools/read_mermaid.py").path
    let result = try await Subprocess.run(
      .path(FilePath(python)), arguments: Arguments([script] + files),
      output: .data(limit: .max), error: .string(limit: .max))
    try #require(result.terminationStatus.isSuccess, "\(result.standardError)")
    return try JSONDecoder().decode([Self].self, from: result.standardOutput)
  }
}
