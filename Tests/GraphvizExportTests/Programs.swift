import Foundation
import GraphvizExport
import Subprocess
import Testing

/// The Python of this machine, for a second opinion.
enum Python {
  /// What a program prints. Fails the test when it ends with an error.
  static func run(_ program: String, input: [UInt8] = []) async throws -> String {
    let result = try await Subprocess.run(
      .name("python3"), arguments: ["-c", program], input: .array(input),
      output: .string(limit: .max), error: .string(limit: .max))
    #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
    return result.standardOutput
  }
}

/// A shell script to run in place of the worker.
struct TemporaryScript {
  let path: String

  init(_ commands: String) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(component: "script-\(UUID().uuidString)").path
    try "#!/bin/sh\n\(commands)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Returns commands that run the worker.
  ///
  /// - Parameters:
  ///   - failure: commands that run first if the first graph is to be drawn on some rung.
  ///   - option: an option of that rung.
  static func worker(
    _ failure: String, on option: String = "newrank=true"
  ) throws -> String {
    """
    read -r options
    case "$options" in *\(option)*) \(failure) ;; esac
    { echo "$options"; cat; } | \(try GraphvizRenderer().worker) "$@"
    """
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
