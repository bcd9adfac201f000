import Foundation
import Testing

/// Chromium, as `Tests/Tools/browse.py` drives it.
enum Browser {
  static let advice: Comment = "There is no Chromium here; install it with scripts/set-up --tests."

  static var isThere: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// What the tool prints. Fails the test when it ends with an error.
  static func run(_ arguments: String...) async throws -> String {
    let script = Repository.file("Tests/Tools/browse.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(script, list: arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }
}
