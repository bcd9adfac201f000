import ArgumentParser
import FlowGraph

/// What an option of a drawing has an effect on.
///
/// An option that has none on anything that a call writes is refused, rather than ignored.
struct OptionEffect {
  /// The option without its hyphens.
  let name: String
  /// By view, the formats in which it has an effect.
  private var formats: [RenderedView: [RenderFormat]] = [:]

  private init(_ name: String, _ formats: [RenderFormat], in views: [RenderedView] = graphs) {
    self.name = name
    for view in views { self.formats[view] = formats }
  }

  private func and(_ formats: [RenderFormat], in view: RenderedView) -> Self {
    var effect = self
    effect.formats[view] = formats
    return effect
  }

  /// The formats that Graphviz lays out, and those with their positions; of a session, no page.
  private static let sessionPictures: [RenderFormat] = [.svg, .png, .pdf, .xdot]
  private static let sessionDrawings: [RenderFormat] = [.dot] + sessionPictures
  private static let pictures: [RenderFormat] = sessionPictures + [.html]
  private static let drawings: [RenderFormat] = [.dot] + pictures
  private static let diagrams = drawings + [.mermaid, .outline]
  /// The views of a graph.
  private static let graphs: [RenderedView] = [.map, .hierarchy, .flow]

  private static let all = [
    Self("backs", diagrams, in: [.map, .flow]),
    Self("weights", drawings, in: [.map, .flow]),
    Self("instances", diagrams + [.json]),
    Self("no-verdicts", diagrams).and(sessionDrawings, in: .sequence),
    Self("no-legend", drawings).and(sessionDrawings, in: .sequence),
    Self("long-names", diagrams),
    Self("theme", drawings).and(sessionDrawings, in: .sequence),
    // The places in a drawn hierarchy are our own.
    Self("rankdir", drawings + [.mermaid]).and([.mermaid], in: .hierarchy),
    Self("focus", diagrams + [.json]),
    Self("depth", diagrams + [.json]),
    Self("only", diagrams + [.json]),
    Self("collapse", diagrams),
    Self("overview", diagrams),
    Self("highlight", drawings),
    Self("view", diagrams),
    Self("timeout", pictures).and(sessionPictures, in: .sequence),
    Self("memory", pictures).and(sessionPictures, in: .sequence),
    Self("scale", [.png]).and([.png], in: .sequence),
    Self("link-base", [.svg, .html]),
    Self("thumbnails", [.svg, .html], in: [.map, .flow]).and([.html], in: .hierarchy),
    Self("no-cache", pictures).and(sessionPictures, in: .sequence),
  ]

  /// An option without effect, and what it needs for one.
  struct Missing {
    let option: String
    /// The formats in which it would have one; none where it has none in any format of the views.
    let formats: [RenderFormat]
    /// The views in which it has one in some format.
    let views: [RenderedView]
  }

  /// Returns the first option that has no effect on any of several files.
  ///
  /// - Parameters:
  ///   - options: the options that were passed, without their hyphens.
  ///   - formats: the formats of the files.
  ///   - views: the views in each format.
  static func missing(
    of options: [String], on formats: [RenderFormat], _ views: [RenderedView]
  ) -> Missing? {
    for option in options {
      guard let effect = all.first(where: { $0.name == option }) else { continue }
      let possible = Set(views.flatMap { effect.formats[$0] ?? [] })
      guard possible.isDisjoint(with: formats) else { continue }
      return Missing(
        option: option, formats: RenderFormat.allCases.filter(possible.contains),
        views: RenderedView.allCases.filter { effect.formats[$0] != nil })
    }
    return nil
  }

  /// - Throws: `ValidationError` for an option without effect; parameters as in `missing`.
  static func expect(
    _ options: [String], on formats: [RenderFormat], _ views: [RenderedView]
  ) throws {
    guard let missing = missing(of: options, on: formats, views) else { return }
    guard !missing.formats.isEmpty else {
      throw ValidationError(
        "--\(missing.option) needs --view \(missing.views.map(\.rawValue).inWords("or")), "
          + "not \(views.map(\.rawValue).inWords("or")).")
    }
    throw ValidationError(
      "--\(missing.option) needs --format \(missing.formats.map(\.name).inWords("or")), "
        + "not \(formats.map(\.name).inWords("or")).")
  }
}
