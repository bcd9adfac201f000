import CGraphviz
import TextMetrics

/// Graphviz's context for a format.
enum GraphvizContext {
  /// Returns a context. For formats without fonts in them, text is measured by a table, so that the
  /// machine's fonts make no difference; for others by pango, which draws them with those fonts.
  static func make(for format: String) -> OpaquePointer {
    cg_declare_edge_attributes()
    guard !usesFonts(format) else { return cg_context() }
    return cg_context_measuring { text, font, size, bold in
      TextMetrics.width(
        of: String(cString: text!), size: size,
        bold: bold || TextMetrics.isBold(String(cString: font!)))
    }
  }

  /// Whether the drawing depends on the machine's fonts.
  static func usesFonts(_ format: String) -> Bool {
    !["operations", "svg", "xdot"].contains(format)
  }

  /// Loads the plugins that most drawings need, by a drawing of nothing. Messages are left to the
  /// drawing that will need them.
  static func load(_ context: OpaquePointer, for format: String) {
    #if canImport(Darwin)
      // Apple's frameworks for fonts do not work in a fork of a process that has used them.
      guard !usesFonts(format) else { return }
    #endif
    cg_keep_messages()
    defer {
      _ = cg_take_errors()
      cg_print_messages()
    }
    guard let nothing = cg_read("digraph {}"), cg_layout(context, nothing, "dot") else { return }
    var start: UnsafeMutablePointer<CChar>?
    var size = 0
    _ = cg_render(context, nothing, format, &start, &size)
  }
}
