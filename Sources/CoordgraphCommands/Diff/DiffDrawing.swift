import ArgumentParser
import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph
import GraphvizExport

/// The options for drawing two graphs as one.
struct DiffDrawing: ParsableArguments {
  @Option(help: "The view: \(DiagramView.list).")
  var view = DiagramView.map

  @Flag(help: "Draw only the changes and the nodes beside them.")
  var onlyChanges = false

  @Flag(inversion: .prefixedNo, help: "Add a legend.")
  var legend = true

  @Option(help: "The theme: default, mono (for print), or a theme file.")
  var theme = ThemeArgument.default

  /// - Parameters:
  ///   - format: the format.
  ///   - pictures: how pictures are drawn.
  /// - Throws: `ValidationError` for an option without effect in the format.
  func expect(_ format: DiffFormat, _ pictures: PictureArguments) throws {
    let options: [(name: String, isGiven: Bool)] = [
      ("view", view != .map), ("only-changes", onlyChanges), ("no-legend", !legend),
      ("theme", theme != .default),
    ]
    for option in options.filter(\.isGiven).map(\.name) + pictures.given {
      let formats: [DiffFormat] =
        switch option {
        // Markdown has a Mermaid flowchart.
        case "view": [.svg, .png, .dot, .html, .markdown]
        case "only-changes", "no-legend", "theme": [.svg, .png, .dot, .html]
        case "scale": [.png]
        case "link-base": [.svg, .html]
        default: [.svg, .png, .html]
        }
      guard !formats.contains(format) else { continue }
      throw ValidationError(
        "--\(option) needs --format \(formats.map(\.name).inWords("or")), "
          + "not \(format.name).")
    }
  }

  /// Returns both graphs as one diagram, with what is new and what is gone marked.
  ///
  /// - Parameters:
  ///   - diff: the difference.
  ///   - files: the files that were compared, for the title where the apps are called alike.
  /// - Throws: what is wrong with the theme.
  func drawing(of diff: FlowDiff, in files: [String]) throws -> DiagramDrawing {
    try drawing(of: diagram(of: diff, onlyChanges: onlyChanges, files))
  }

  private func drawing(of diagram: Diagram) throws -> DiagramDrawing {
    DiagramDrawing(diagram: diagram, dot: diagram.dot(theme: try theme.theme()))
  }

  private func diagram(of diff: FlowDiff, onlyChanges: Bool, _ files: [String]) -> Diagram {
    let diagram = plain(diff, onlyChanges ? diff.changedPart : diff.union, files)
    return legend ? diagram.addingLegend() : diagram
  }

  /// Returns what a picture shows: the changes alone where the whole has too many parts to be laid out.
  ///
  /// - Parameters:
  ///   - diff: the difference.
  ///   - files: the files that were compared.
  /// - Throws: `ValidationError` where the changes alone have too many parts, too, and what is wrong
  ///   with the theme.
  func pictured(_ diff: FlowDiff, in files: [String]) throws -> DiagramDrawing {
    let most = GraphvizRenderer.largestDiagram
    let differences = diff.transitions
    let count = differences.added.count + differences.removed.count + differences.changed.count
    // Where the changes alone are likely too many, the whole is not made for nothing.
    let likelyLarge = count > most ? diagram(of: diff, onlyChanges: true, files) : nil
    try likelyLarge.map(Self.expectSmall)
    let whole = diagram(of: diff, onlyChanges: onlyChanges, files)
    guard whole.partCount > most else { return try drawing(of: whole) }
    let changes =
      likelyLarge ?? (onlyChanges ? whole : diagram(of: diff, onlyChanges: true, files))
    try Self.expectSmall(changes)
    StandardError.write(
      "warning: \(whole.partCount) nodes, rows, clusters and edges are too many to be laid out; drawn "
        + "as with --only-changes")
    return try drawing(of: changes)
  }

  /// - Throws: `ValidationError` where the changes have more parts than can be laid out.
  private static func expectSmall(_ changes: Diagram) throws {
    let most = GraphvizRenderer.largestDiagram
    guard changes.partCount > most else { return }
    throw ValidationError(
      """
      The changes have \(changes.partCount) nodes, rows, clusters and edges; at most \(most) can be \
      laid out. Use --format text, or compare parts of the two: stored graphs that 'coordgraph \
      render --focus … --format json' wrote.
      """)
  }

  /// What is different as a Mermaid flowchart; nil where it is more than Mermaid draws.
  ///
  /// - Parameter files: the files that were compared, for the title where the apps are called alike.
  func mermaid(of diff: FlowDiff, in files: [String]) -> String? {
    guard !diff.changedPart.screens.isEmpty || !diff.changedPart.coordinators.isEmpty else {
      return nil
    }
    return try? plain(diff, diff.changedPart, files).mermaid()
  }

  private func plain(_ diff: FlowDiff, _ graph: FlowGraph, _ files: [String]) -> Diagram {
    let options = DiagramOptions(changes: DiagramChanges(diff))
    var made = Diagram.make(from: graph, view: view, options: options)
    made.diagram.title = Self.title(of: diff, in: files)
    for warning in made.warnings { StandardError.write("\(warning)") }
    return made.diagram
  }
}

extension DiffDrawing {
  /// Returns which two are compared: `Shop (physical) → Shop (digital)`, or by their files where
  /// those are alike: `Shop: old.trace → new.trace`.
  static func title(of diff: FlowDiff, in files: [String]) -> String {
    guard diff.sides.old == diff.sides.new, Set(files).count > 1 else { return diff.title }
    return "\(diff.sides.new): \(fileNames(files).joined(separator: " → "))"
  }

  /// Returns what to call the old and the new one: their apps, or their files where those are alike.
  static func names(of diff: FlowDiff, in files: [String]) -> [String] {
    diff.sides.old == diff.sides.new ? fileNames(files) : [diff.sides.old, diff.sides.new]
  }

  private static func fileNames(_ files: [String]) -> [String] {
    let names = files.map {
      $0 == "-" ? "standard input" : String($0.split(separator: "/").last ?? "")
    }
    return Set(names).count > 1 ? names : files
  }
}

extension DiagramView: ExpressibleByArgument {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
