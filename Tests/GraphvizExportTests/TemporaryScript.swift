import Foundation

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

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
