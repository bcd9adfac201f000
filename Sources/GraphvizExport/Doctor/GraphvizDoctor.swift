import CGraphviz
import FlowDiagram
import Subprocess

/// A check of what the installed Graphviz can draw, with the commands that fix what it can't.
///
///     for finding in await GraphvizDoctor().examine().findings { print(finding) }
///
///     libcgraph: compiled with 2.43.0.
///     coordgraph-layout: /usr/local/bin/coordgraph-layout lays out with Graphviz 2.43.0.
///     SVG: drawn, 1723 bytes.
///     PDF: Graphviz has no plugin that writes PDF (…). Fix it with: dot -c || …
public struct GraphvizDoctor: Sendable {
  /// The path of `coordgraph-layout`, or nil to find it as ``GraphvizRenderer`` does.
  public let worker: String?

  public init(worker: String? = nil) {
    self.worker = worker
  }

  /// Reads a small graph, draws it on every rung and in every format, and looks for fonts.
  public func examine() async -> GraphvizHealth {
    GraphvizHealth(
      findings: [examineReading()] + (await examineDrawing()) + (await examineFonts()))
  }

  private func examineReading() -> GraphvizFinding {
    guard GraphvizJudge.isAvailable else {
      return GraphvizFinding(
        subject: "libcgraph", verdict: .problem, detail: "is not installed.",
        remedy: GraphvizRemedy.graphviz)
    }
    do {
      try GraphvizJudge.check(Self.diagram.dot(), against: Self.diagram)
      return .fine("libcgraph", "compiled with \(String(cString: cg_header_version())).")
    } catch {
      return .problem("libcgraph", error)
    }
  }

  private func examineDrawing() async -> [GraphvizFinding] {
    do throws(GraphvizError) {
      let renderer = try GraphvizRenderer(worker: worker, timeout: .seconds(20))
      var version = ""
      for rung in GraphvizRung.ladder {
        version = try await renderer.render(
          Self.diagram, dot: Self.diagram.dot(), as: .xdot, on: [rung]
        )
        .graphvizVersion
      }
      var findings = [
        GraphvizFinding.fine(
          "coordgraph-layout", "\(renderer.worker) lays out with Graphviz \(version).")
      ]
      for format in GraphvizFormat.allCases { findings.append(await examine(format, renderer)) }
      return findings
    } catch {
      return [.problem("coordgraph-layout", error)]
    }
  }

  private func examine(
    _ format: GraphvizFormat, _ renderer: GraphvizRenderer
  ) async -> GraphvizFinding {
    let subject = format.rawValue.uppercased()
    do {
      let drawing = try await renderer.render(Self.diagram, dot: Self.diagram.dot(), as: format)
      guard drawing.warnings.isEmpty else {
        return GraphvizFinding(
          subject: subject, verdict: .advice, detail: drawing.warnings.joined(separator: " "))
      }
      return .fine(subject, "drawn, \(drawing.bytes.count) bytes.")
    } catch {
      return .problem(subject, error)
    }
  }

  private func examineFonts() async -> [GraphvizFinding] {
    guard let sans = await Self.output("fc-match", "-f", "%{family}", "Helvetica,Arial,sans-serif")
    else {
      return [
        GraphvizFinding(
          subject: "fonts", verdict: .advice, detail: "fc-match is not installed.",
          remedy: GraphvizRemedy.fontTools)
      ]
    }
    return [
      sans.isEmpty
        ? GraphvizFinding(
          subject: "font", verdict: .advice, detail: "none is installed.",
          remedy: GraphvizRemedy.japaneseFont) : .fine("font", "\(sans)."),
      await examineFont("font for Japanese", of: "ja", remedy: GraphvizRemedy.japaneseFont),
      await examineFont("font for emoji", of: "und-zsye", remedy: GraphvizRemedy.emojiFont),
    ]
  }

  private func examineFont(
    _ subject: String, of language: String, remedy: String
  ) async -> GraphvizFinding {
    let fonts = await Self.output("fc-list", ":lang=\(language)", "family") ?? ""
    guard let first = fonts.split(separator: "\n").min() else {
      return GraphvizFinding(
        subject: subject, verdict: .advice,
        detail: "none is installed, so PNG and PDF show empty boxes.", remedy: remedy)
    }
    return .fine(subject, "\(first).")
  }

  /// Returns the output of a program, or nil where it is not installed.
  private static func output(_ program: String, _ arguments: String...) async -> String? {
    let result = try? await Subprocess.run(
      .name(program), arguments: Arguments(arguments), output: .string(limit: 1 << 20),
      error: .discarded)
    return result?.standardOutput.trimmed
  }
}

extension GraphvizDoctor {
  /// A diagram with every kind of part, and a word that needs another font.
  private static let diagram = Diagram(
    title: "doctor", direction: .topToBottom, clusters: [.init(id: "c", name: "設定")],
    nodes: [
      .init(id: "a", name: "Start", role: .entry),
      .init(id: "b", name: "設定画面", role: .screen, cluster: "c"),
    ],
    edges: [
      .init(id: "e", tail: "a", head: "b", role: .push, rows: [.trigger("tap")])
    ])
}

extension GraphvizFinding {
  fileprivate static func fine(_ subject: String, _ detail: String) -> Self {
    Self(subject: subject, verdict: .fine, detail: detail)
  }

  fileprivate static func problem(_ subject: String, _ error: GraphvizError) -> Self {
    Self(subject: subject, verdict: .problem, detail: error.problem + ".", remedy: error.remedy)
  }
}
