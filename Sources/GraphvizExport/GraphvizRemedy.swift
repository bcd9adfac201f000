/// The commands that mend an incomplete Graphviz.
enum GraphvizRemedy {
  #if os(macOS)
    static let install = "brew install graphviz"
    static let japaneseFont = "brew install --cask font-noto-sans-cjk-jp"
  #else
    static let install = "apt-get install graphviz libgraphviz-dev"
    static let japaneseFont = "apt-get install fonts-ipafont-gothic"
  #endif
  /// Writes the list of plugins anew; needs the right to write beside them.
  static let register = "dot -c"

  static let plugins =
    "Register its plugins with '\(register)' (as an administrator); "
    + "if that does not help, install them with '\(install)'."
}
