import CommandSupport
import FlowDiagram
import FlowGraph
import FlowPaths
import FlowReading
import GraphvizExport
import OrderedCollections

/// One graph of a call: what is read for it, and what is written of it.
struct RenderJob: Sendable {
  /// Traces and stored graphs; none for standard input.
  var traces: [String]
  /// Whether the files are tables of transitions instead.
  var areTables = false
  var plan: OutputPlan
  var sequence: SequenceArguments
  var diagram: DiagramArguments
  var pictures: PictureArguments
  var thumbnails = Thumbnails.none
  /// Nil only where the plan has no pictures.
  var renderer: Result<GraphvizRenderer, GraphvizError>?

  /// Makes all files, or gives back those that were made when nothing was different.
  func draw() async -> RenderedFiles {
    guard plan.views != [.sequence] else { return await tellSequence() }
    let kept = KeptFiles(of: self)
    if let files = kept?.files { return files }
    let (files, isBest) = await drawDiagrams()
    // What is read may have changed meanwhile.
    if isBest, let kept, kept == KeptFiles(of: self) { kept.keep(files) }
    return files
  }

  private func tellSequence() async -> RenderedFiles {
    var files = RenderedFiles()
    do {
      let format = plan.formats[0]
      let found = try sequence.read(traces, for: format, diagram) { files.messages.append($0) }
      files.app = found.sequence.app
      files.isWhole = found.isWhole
      let content = try found.content(as: format, diagram) { files.messages.append($0) }
      let drawn = try await drawn(content)
      files.messages += drawn.warnings.map { "warning: \($0)" }
      files.contents = [.success(drawn.bytes)]
    } catch {
      files.failure = error
    }
    return files
  }

  private func drawDiagrams() async -> (files: RenderedFiles, isBest: Bool) {
    var files = RenderedFiles()
    // Its start takes about as long as reading a trace.
    if let format = plan.formats.lazy.compactMap(\.picture).first {
      await (try? renderer?.get())?.prepare(for: format, scale: Double(pictures.scale))
    }
    do {
      let found =
        try areTables
        ? TransitionTable.read(traces) { files.messages.append($0) }
        : GraphReader.read(traces, parts: parts, optionalParts: sessionParts, naming: naming) {
          files.messages.append($0)
        }
      files.app = found.graph.app
      files.isWhole = found.isWhole
      let (contents, warnings) = drawUp(found)
      let drawn = await drawn(contents)
      files.contents = drawn.map { $0.map(\.bytes) }
      files.messages += warnings
      for drawing in drawn.compactMap({ try? $0.get() }) {
        files.messages += drawing.warnings.map { "warning: \($0)" }
      }
      return (files, drawn.allSatisfy { (try? $0.get().isBest) == true })
    } catch {
      files.failure = error
      return (files, false)
    }
  }

  /// Drawings separate screens that stored graphs don't.
  private var naming: ScreenNaming {
    draws ? diagram.naming : diagram.instances ? .byTitle : .byClass
  }

  private var draws: Bool { plan.formats.contains { $0 != .json && $0 != .reading } }

  /// What has to be read besides the graph.
  private var parts: FlowReading.Parts {
    var parts: FlowReading.Parts = .graphOnly
    if plan.formats.contains(.reading) { parts.insert(.records) }
    if diagram.verdicts && draws { parts.insert(.verdicts) }
    return parts.union(sessionParts)
  }

  /// What pages have of sessions, where there are any.
  private var sessionParts: FlowReading.Parts {
    plan.formats.contains(where: \.isPage) ? [.paths, .sequences] : []
  }

  /// Decides what is shown in each file; a warning of several files is printed once.
  private func drawUp(
    _ found: GraphReader.Found
  ) -> (contents: [Result<FileContent, any Error>], warnings: [String]) {
    var warnings: OrderedSet<String> = []
    let pictured = DiagramWriter(arguments: diagram, thumbnails: thumbnails)
    let plain = DiagramWriter(arguments: diagram)
    var contents: [Result<FileContent, any Error>] = []
    for view in plan.views.compactMap(\.diagramView) {
      var drawer = ViewDrawer(plain, found, view: view)
      for format in plan.formats {
        contents.append(
          Result {
            if format.isPage {
              return .page(
                try PageDrawings(of: found, by: pictured, first: view) { warnings.append($0) })
            }
            guard format == .svg, !thumbnails.isEmpty else {
              return .view(try drawer.content(as: format) { warnings.append($0) })
            }
            // Other formats have no place for what screens look like.
            var drawer = ViewDrawer(pictured, found, view: view)
            return .view(try drawer.content(as: format) { warnings.append($0) })
          })
      }
    }
    return (contents, Array(warnings))
  }

  /// What a file is to hold.
  private enum FileContent: Sendable {
    case view(ViewDrawer.Content)
    case page(PageDrawings)
  }

  private struct Drawn: Sendable {
    var bytes: [UInt8]
    var warnings: [String] = []
    var isBest = true
  }

  /// All at once; of those that Graphviz draws, as many as there are cores.
  private func drawn(
    _ contents: [Result<FileContent, any Error>]
  ) async -> [Result<Drawn, any Error>] {
    await withTaskGroup(of: (Int, Result<Drawn, any Error>).self) { group in
      for (index, content) in contents.enumerated() {
        group.addTask {
          do {
            switch try content.get() {
            case .view(let content): return (index, .success(try await drawn(content)))
            case .page(let drawings): return (index, .success(try await drawn(drawings)))
            }
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results = [Result<Drawn, any Error>?](repeating: nil, count: contents.count)
      for await (index, result) in group { results[index] = result }
      return results.compactMap { $0 }
    }
  }

  private func drawn(_ content: ViewDrawer.Content) async throws -> Drawn {
    switch content {
    case .text(let text): return Drawn(bytes: Array(text.utf8))
    case .picture(let drawing, let format):
      let rendering = try await drawing.rendering(as: format, pictures, on: renderer!.get())
      return Drawn(
        bytes: rendering.bytes, warnings: rendering.warnings, isBest: rendering.isBest)
    }
  }

  private func drawn(_ drawings: PageDrawings) async throws -> Drawn {
    let page = try await drawings.page(pictures, on: renderer!.get())
    return Drawn(bytes: page.bytes, warnings: page.warnings, isBest: page.isBest)
  }
}
