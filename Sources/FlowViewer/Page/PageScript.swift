/// The page's script: the modules of `Script`, joined.
///
/// Each module imports only from modules before it, each import is one statement, and no two modules
/// give the same name to different things: so they are one script without their imports and exports.
package enum PageScript {
  /// The modules, each after all that it imports.
  private static let modules: [[UInt8]] = [
    PackageResources.model_mjs, PackageResources.search_mjs, PackageResources.ways_mjs,
    PackageResources.replay_mjs, PackageResources.filters_mjs, PackageResources.address_mjs,
    PackageResources.viewport_mjs, PackageResources.elements_mjs, PackageResources.dashes_mjs,
    PackageResources.picture_mjs, PackageResources.stage_mjs, PackageResources.states_mjs,
    PackageResources.details_mjs, PackageResources.panels_mjs,
    PackageResources.sessions_mjs, PackageResources.finder_mjs, PackageResources.keys_mjs,
    PackageResources.playback_mjs, PackageResources.live_mjs, PackageResources.changes_mjs,
    PackageResources.versions_mjs,
    PackageResources.chrome_mjs, PackageResources.lighting_mjs, PackageResources.renewal_mjs,
    PackageResources.main_mjs,
  ]

  /// The script, in a scope of its own.
  package static let text: String = {
    let parts = modules.map { plain(String(decoding: $0, as: UTF8.self)) }
    return "(() => {\n'use strict';\n\(parts.joined(separator: "\n"))})();\n"
  }()

  /// Returns a module without imports and exports.
  private static func plain(_ module: String) -> String {
    var lines: [Substring] = []
    var isInImport = false
    for line in module.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") { isInImport = true }
      if isInImport {
        isInImport = !line.hasSuffix(";")
        continue
      }
      lines.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
    }
    return lines.joined(separator: "\n")
  }
}
