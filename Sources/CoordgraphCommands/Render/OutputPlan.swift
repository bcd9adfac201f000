import ArgumentParser
import CommandSupport
import Escaping
import FlowDiagram

/// The files that one call is to write, each a view in a format.
struct OutputPlan: Sendable {
  struct Output: Sendable {
    var view: RenderedView
    var format: RenderFormat
    /// Where to; `-` is standard output.
    var path: String
  }

  let views: [RenderedView]
  let formats: [RenderFormat]
  /// A file's name, in which `{trace}`, `{app}`, `{view}` and `{format}` are replaced.
  private(set) var name: String

  /// - Parameter formats: nil to infer the format from the name.
  /// - Throws: `ValidationError` when two files would have the same name.
  init(views: [RenderedView], formats: [RenderFormat]?, name: String) throws {
    self.views = views
    self.formats = try formats ?? [RenderFormat.inferred(from: name, standardOutput: .dot)]
    self.name = name
    try Placeholders.check(
      name, of: "--output", known: ["trace", "app", "view", "format"])
    try check("view", self.views.map(\.rawValue))
    try check("format", self.formats.map(\.name))
    try expectExtension()
  }

  /// - Throws: `ValidationError` for a name that ends as pictures or pages of another format do.
  private func expectExtension() throws {
    let named = RenderFormat.allCases.first { format in
      format.picture != nil && format.fileExtensions.contains { name.hasSuffix(".\($0)") }
    }
    guard let named, let other = formats.first(where: { $0.name != named.name }) else { return }
    throw ValidationError(
      "--format is \(other.name), but --output ends in .\(named.fileExtension). Pass one of the two."
    )
  }

  private func check(_ word: String, _ values: [String]) throws {
    if let value = values.first(where: { value in values.count { $0 == value } > 1 }) {
      throw ValidationError("--\(word) names \(value) twice.")
    }
    guard values.count < 2 || name.contains("{\(word)}") else {
      throw ValidationError(
        "Several \(word)s need several files: "
          + "--output 'docs/{app}-{view}.{format}' writes one for each.")
    }
  }

  /// Whether each trace is drawn on its own, rather than all as one graph.
  var isByTrace: Bool { name.contains("{trace}") }

  /// Whether Graphviz has to draw.
  var hasPictures: Bool { formats.contains { $0.picture != nil } }

  /// The files of one trace.
  func named(trace: String) -> OutputPlan {
    var plan = self
    plan.name = name.replacing("{trace}", with: trace)
    return plan
  }

  /// A file for each view in each format.
  func outputs(app: String) -> [Output] {
    let name = name.replacing("{app}", with: FileNameText.component(app, orElse: "app"))
    return views.flatMap { view in
      formats.map { format in
        Output(
          view: view, format: format,
          path: name.replacing("{view}", with: view.rawValue)
            .replacing("{format}", with: format.fileExtension))
      }
    }
  }
}

/// What `coordgraph render` can show: the views of a graph, and one session as it happened.
enum RenderedView: String, CaseIterable, ExpressibleByArgument {
  case map, hierarchy, flow, sequence

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The view of a graph; nil for a sequence, which is none.
  var diagramView: DiagramView? { DiagramView(rawValue: rawValue) }
}

/// Words in braces that stand for something: `{name}`.
enum Placeholders {
  /// - Throws: `ValidationError` for one that stands for nothing.
  static func check(_ text: String, of option: String, known: [String]) throws {
    // The first regular expression takes half a millisecond.
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    for match in text.matches(of: /{([A-Za-z]+)}/) where !known.contains(String(match.1)) {
      let list = known.map { "{\($0)}" }.joined(separator: ", ")
      throw ValidationError("Unknown placeholder \(match.0) in \(option). Use \(list).")
    }
  }
}
