public import FlowTrace

extension DiagramTheme {
  /// Reads a theme file: settings, one a line, that change a built-in theme.
  ///
  ///     # Ours, for the wiki.
  ///     base = mono
  ///     graph.fontname = Avenir Next
  ///     node.coordinator.fillcolor = #ffe8a3
  ///     edge.present.style = dashed
  ///     clusterFills = #fafafa #f0f0f0
  ///
  /// `base` is `default` or `mono`, and comes first. `clusterFills` are the fills of clusters from
  /// the outermost inward. Every other setting names a part (`graph`, `node`, `edge`, `cluster`,
  /// `legend`, a kind of node or edge as in `node.screen` and `edge.push`, or what stands out as in
  /// `highlighted.node` and `marked.edge`) and an attribute of Graphviz. Colours have six digits,
  /// text is at least 9 points large, and of the layout only `nodesep` and `ranksep` can be set.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's name, for errors.
  /// - Throws: `Diagnostics` with every line that is wrong.
  public init(parsing text: String, file: String) throws(Diagnostics) {
    self = .default
    var isFirst = true
    var errors: [Diagnostic] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let setting = ThemeSetting(line)
      guard let setting else { continue }
      do throws(ThemeSetting.Failure) {
        try apply(setting, isFirst: isFirst)
      } catch {
        errors.append(
          Diagnostic(
            .error, file: file, line: index + 1,
            column: line.distance(from: line.startIndex, to: error.place) + 1, error.message))
      }
      isFirst = false
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
  }

  private mutating func apply(
    _ setting: ThemeSetting, isFirst: Bool
  ) throws(ThemeSetting.Failure) {
    let value = try setting.value()
    switch setting.name {
    case "base":
      guard isFirst else { throw setting.fail("\"base\" must come before all other settings") }
      switch value {
      case "default": self = .default
      case "mono": self = .mono
      default: throw setting.failValue("\"base\" must be default or mono, not \"\(value)\"")
      }
    case "clusterFills":
      let fills = value.split(separator: " ").map { Color($0) }
      guard !fills.isEmpty, !fills.contains(nil) else {
        throw setting.failValue(
          "\"clusterFills\" must be one or more colours, such as #f2f6fa #e6edf5, not \"\(value)\"")
      }
      clusterFills = fills.compactMap(\.self)
    default:
      let (part, attribute) = try setting.target()
      if let objection = part.set(attribute, to: value, in: &self) {
        throw setting.failValue("\"\(setting.name)\" must be \(objection), not \"\(value)\"")
      }
    }
  }
}
