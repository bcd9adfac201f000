#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The shell commands that complete an installation of Graphviz.
enum GraphvizRemedy {
  #if os(macOS)
    static let graphviz = "brew install graphviz"
    static let install = "brew reinstall graphviz"
    static let otherLayouts = install
    static let japaneseFont = "brew install --cask font-noto-sans-cjk-jp"
    static let emojiFont = "brew install --cask font-noto-color-emoji"
    static let fontTools = "brew install fontconfig"
  #else
    static let graphviz = "apt-get install graphviz"
    static let install = "apt-get install --reinstall graphviz '^libgvc[0-9]+$'"
    /// Since Debian 14, all layouts but dot's are in a package that is not installed with Graphviz.
    static let otherLayouts = "apt-get install '^libgvplugin-neato-layout[0-9]+$'"
    static let japaneseFont = "apt-get install fonts-ipafont-gothic"
    static let emojiFont = "apt-get install fonts-noto-color-emoji"
    static let fontTools = "apt-get install fontconfig"
  #endif
  static let worker = "swift build --product coordgraph-layout"

  /// The command for plugins that are missing, or not in Graphviz's list of plugins.
  static var plugins: String {
    let folder = ProcessInfo.processInfo.environment["GVBINDIR"]
    return folder == nil || folder == "" ? "dot -c || { \(install) && dot -c; }" : "unset GVBINDIR"
  }
}
