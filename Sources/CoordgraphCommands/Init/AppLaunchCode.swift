import ArgumentParser
import CommandSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The code that launches an app in a test.
struct AppLaunchCode {
  /// An `ExplorerLaunch`.
  let expression: String
  /// Whether it only names what is public.
  let isPublic: Bool

  /// Uses an expression that was given, or else the delegates or the class that the sources declare.
  ///
  /// - Parameters:
  ///   - given: an expression, which may use `window` and `recorder`.
  ///   - app: the app's target.
  ///   - folder: the package's folder.
  /// - Throws: `ValidationError` if nothing in the sources launches the app; `FileError`.
  init(given: String?, of app: PackageManifest.Target, in folder: String) throws {
    if let given {
      expression = "ExplorerLaunch { window, recorder in \(given) }"
      isPublic = false
      return
    }
    let sources = try Self.sources(in: "\(folder)/\(app.folder)")
    let delegate = Self.declarations(inheriting: "UIApplicationDelegate", in: sources)
    let scene = Self.declarations(inheriting: "UIWindowSceneDelegate", in: sources)
    let whole = Self.launchable(in: sources)
    if let delegate = delegate.first, delegate.name != scene.first?.name {
      let scene = scene.first
      expression =
        "ExplorerLaunch(delegate: \(delegate.name).self"
        + (scene.map { ", scene: \($0.name).self" } ?? "") + ")"
      isPublic = delegate.isPublic && scene?.isPublic ?? true
    } else if let app = whole.first {
      expression = "ExplorerLaunch { \(app.name)(window: $0, recorder: $1) }"
      isPublic = app.isPublic
    } else {
      throw ValidationError(
        """
        Nothing in \(app.folder) launches the app: no UIApplicationDelegate, and no class with \
        init(window:recorder:). Pass the expression that does with --launch.
        """)
    }
  }

  private struct Declaration {
    var name: String
    var isPublic: Bool
  }

  /// The text of the Swift files, in the order of their paths.
  private static func sources(in folder: String) throws -> [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try InputFile(path: "\(folder)/\($0)").text() }
  }

  private static func declarations(inheriting name: String, in sources: [String]) -> [Declaration] {
    sources.flatMap { source in
      source.matches(of: /(?m)^([^\n\/]*)\bclass +(\w+)\s*:([^{]*)\{/)
        .filter { $0.3.split(whereSeparator: { !$0.isLetter }).contains(name[...]) }
        .map { Declaration(name: String($0.2), isPublic: isPublic($0.1)) }
    }
  }

  /// The classes that are created with the window and the recorder alone.
  private static func launchable(in sources: [String]) -> [Declaration] {
    sources.flatMap { source in
      source.matches(
        of: /init\(\s*window: UIWindow,\s*recorder: FlowRecorder\??(?: = nil)?\s*\)/
      ).compactMap { found in
        source[..<found.range.lowerBound]
          .matches(of: /(?m)^([^\n\/]*)\bclass +(\w+)/).last
          .map { Declaration(name: String($0.2), isPublic: isPublic($0.1)) }
      }
    }
  }

  private static func isPublic(_ modifiers: Substring) -> Bool {
    modifiers.contains("public") || modifiers.contains("open")
  }
}
