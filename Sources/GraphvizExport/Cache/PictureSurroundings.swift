import CGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all pictures depend on beside their diagrams: programs and Graphviz, and some formats on fonts.
///
/// They are identified by their files, so that no program must be started.
package struct PictureSurroundings: Sendable, Hashable {
  private let programs: [String]
  private let fonts: [String]

  init(worker: String) {
    programs =
      [
        FileIdentity.of(LayoutWorker.thisProgram.path), FileIdentity.of(worker),
        cg_library_path().map { FileIdentity.of(String(cString: $0)) } ?? "",
      ] + Self.values(of: ["GVBINDIR"])
    fonts = Self.values(of: Self.fontVariables) + Self.fontFolders.map { FileIdentity.of($0) }
  }

  /// The parts of a ``CacheKey`` for files of any format.
  package var parts: [String] { programs + fonts }

  /// Returns the parts of a ``CacheKey`` that a format depends on.
  func parts(of format: GraphvizFormat) -> [String] { format.usesFonts ? parts : programs }

  private static func values(of variables: [String]) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    return variables.map { environment[$0] ?? "" }
  }

  /// The environment variables that locate fonts.
  private static let fontVariables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CONFIG_HOME", "GDFONTPATH", "DOTFONTPATH",
  ]

  /// The folders that change when a font is installed or removed.
  private static var fontFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return [
      "/var/cache/fontconfig", "/etc/fonts/conf.d", "/usr/share/fonts", "/usr/local/share/fonts",
      "/Library/Fonts",
    ]
      + [".fonts", ".local/share/fonts", ".config/fontconfig", "Library/Fonts"].map {
        "\(home)/\($0)"
      }
  }
}
