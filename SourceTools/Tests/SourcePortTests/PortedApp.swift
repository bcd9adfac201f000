import Foundation
import SourcePort

/// An app in a temporary folder, and what it is ported to.
struct PortedApp {
  let folder: URL
  var app: URL { folder.appending(path: "App") }
  var output: URL { folder.appending(path: "Port") }

  static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    """

  /// Writes an app, with an application delegate unless it has one.
  static func make(_ files: [String: String] = [:]) throws -> PortedApp {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID())")
    let made = PortedApp(folder: folder.resolvingSymlinksInPath())
    try made.write(["AppDelegate.swift": delegate].merging(files) { $1 })
    return made
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = app.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @discardableResult
  func port(
    _ configuration: PortConfiguration = .init(), refused: [String: String] = [:],
    replacing replaced: [String: String]? = nil
  ) throws -> AppPort.Result {
    var port = AppPort(configuration)
    port.refused = refused
    port.replaced = replaced
    return try port.run(app, to: output, package: "/CoordinatorGraph")
  }

  /// A ported file of the app's module.
  func ported(_ path: String, module: String = "App") throws -> String {
    try String(contentsOf: output.appending(path: "Sources/\(module)/\(path)"), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Ports a single file and returns it without what is generated at its end.
  static func rewritten(_ source: String, beside others: [String: String] = [:]) throws -> String {
    let app = try make(others.merging(["File.swift": source]) { $1 })
    defer { app.remove() }
    try app.port()
    let text = try app.ported("File.swift")
    return text.split(separator: "\n// Generated", maxSplits: 1, omittingEmptySubsequences: false)
      .first.map(String.init) ?? text
  }

  /// Ports a single file and returns what is generated at its end.
  static func generated(_ source: String, beside others: [String: String] = [:]) throws -> String {
    let app = try make(others.merging(["File.swift": source]) { $1 })
    defer { app.remove() }
    try app.port()
    let parts = try app.ported("File.swift").split(separator: "\n// Generated", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : ""
  }
}
