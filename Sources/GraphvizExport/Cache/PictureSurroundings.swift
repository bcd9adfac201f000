import CGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all pictures depend on beside their diagrams: programs, Graphviz and fonts.
///
/// They are identified by their files, so that no program must be started.
package struct PictureSurroundings: Sendable, Hashable {
  /// The parts of a ``CacheKey``.
  package let parts: [String]

  init(worker: String) {
    let environment = ProcessInfo.processInfo.environment
    parts =
      [
        FileIdentity.of(LayoutWorker.thisProgram.path), FileIdentity.of(worker),
        cg_library_path().map { FileIdentity.of(String(cString: $0)) } ?? "",
      ] + Self.variables.map { environment[$0] ?? "" }
      + Self.fontFolders.map { FileIdentity.of($0) }
  }

  /// The environment variables that locate Graphviz and fonts.
  private static let variables = [
    "GVBINDIR", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CONFIG_HOME", "GDFONTPATH",
    "DOTFONTPATH",
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
