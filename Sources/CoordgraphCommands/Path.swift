import ArgumentParser
import CommandSupport
import FlowGraph
import FlowPaths
import FlowReading

/// Prints paths and walks.
struct Path: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the fewest steps to a screen, or the fewest walks through everything.",
    usage: "coordgraph path [<options>] (--to <screen> | --cover <cover>) [<traces> ...]",
    discussion: """
      Each walk is the beginning of a recorded session. Walks are never assembled from parts.

        coordgraph path shop.trace --to Confirmation
        coordgraph path shop.trace --from ProductDetail --to Confirmation
        coordgraph path raypets.trace --cover transitions --format swift \\
          --import RayPets --launch 'RayPetsApp(window: window)' > RayPetsWalks.swift
      """
  )

  @Argument(help: "Traces; '-' or none is standard input.")
  var traces: [String] = []

  @Option(help: ArgumentHelp("The screen to reach, named as in diagrams.", valueName: "screen"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "The screen to start from. (default: the first one)", valueName: "screen"))
  var from: String?

  @Option(help: "What the walks must cover: \(FlowPaths.Goal.list).")
  var cover: FlowPaths.Goal?

  @Option(
    name: .customLong("format"),
    help: "The output format: \(PathFormat.list). (default: from the output file's name, or text)")
  var givenFormat: PathFormat?

  @OptionGroup
  var output: OutputArgument

  @OptionGroup
  var test: SwiftTestArguments

  func validate() throws {
    guard (to == nil) != (cover == nil) else {
      throw ValidationError(
        "Pass either --to or --cover.")
    }
    guard from == nil || to != nil else {
      throw ValidationError("--from needs --to.")
    }
    guard format == .swift || test.isEmpty else {
      throw ValidationError("--launch, --import and --trait need --format swift.")
    }
  }

  private var format: PathFormat { givenFormat ?? .ending(output.path) ?? .text }

  func run() async throws {
    // A screen is named as in diagrams; of what walks cover, each class counts once.
    let found = try FlowInput.read(
      traces, parts: .paths, naming: cover == nil ? .forDrawing : .byClass, takesGraphs: false)
    let paths = found.reading.paths
    guard paths.sessionCount > 0 else {
      throw ValidationError("No paths: no screen was on display.")
    }
    guard let report = try answer(paths) else { throw ExitCode(1) }
    try output.file.write(Array(format.render(report, test).utf8), apartFrom: traces)
    if !found.isWhole {
      throw ExitCode(1)
    }
  }

  /// Returns the report, or nil after printing why there is none.
  private func answer(_ paths: FlowPaths) throws -> PathReport? {
    if let cover {
      return PathReport(paths.cover(cover), of: paths.graph)
    }
    let target = try ScreenArgument.read(to ?? "", in: paths.graph)
    let origin = try from.map { try ScreenArgument.read($0, in: paths.graph) }
    let path = origin.map { paths.path(from: $0, to: target) } ?? paths.path(to: target)
    guard let path else {
      StandardError.write(paths.noPathMessage(from: origin, to: target))
      return nil
    }
    return PathReport(path, from: origin, to: target, of: paths.graph)
  }
}

extension FlowPaths.Goal: ExpressibleByArgument {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A screen that an option names.
enum ScreenArgument {
  /// The screen of that name.
  ///
  /// - Throws: `UnknownName` when no screen is called that, and `ValidationError` when several are.
  static func read(_ text: String, in graph: FlowGraph) throws -> FlowGraph.Name {
    let names = graph.names
    switch ScreenQuery(in: graph)(text) {
    case .screen(let screen): return screen
    case .ambiguous(let screens):
      let list = screens.map { names[$0] }.joined(separator: ", ")
      throw ValidationError("'\(text)' is the name of several screens: \(list).")
    case .unknown(let nearest):
      throw UnknownName(
        name: text, role: "screen", nearest: nearest, hasOthers: !graph.screens.isEmpty)
    }
  }
}
