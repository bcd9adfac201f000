import CGraphviz
import FlowDiagram
import Subprocess

/// Finds out what Graphviz can do here, and how to mend what it cannot.
///
///     for finding in await GraphvizDoctor().examine().findings { print(finding) }
///
///     libcgraph: compiled with 2.43.0.
///     coordgraph-layout: /usr/local/bin/coordgraph-layout, with Graphviz 2.43.0.
///     SVG: drawn, 1,021 bytes.
public struct GraphvizDoctor: Sendable {
  /// The path of `coordgraph-layout`, or nil to search as ``GraphvizRenderer`` does.
  public let worker: String?

  public init(worker: String? = nil) {
    self.worker = worker
  }

  /// Reads a tiny graph, draws it in every format and on every rung, and looks for fonts.
  public func examine() async -> GraphvizHealth {
    var findings = [examineReading()]
    do throws(GraphvizError) {
      let renderer = try GraphvizRenderer(worker: worker, timeout: .seconds(20))
      findings += await examineDrawing(renderer)
    } catch {
      findings.append(.problem("coordgraph-layout", error, GraphvizRemedy.worker))
    }
    return GraphvizHealth(findings: findings + (await examineFonts()))
  }

  private func examineReading() -> GraphvizFinding {
    let version = String(cString: cg_header_version())
    do {
      try GraphvizJudge.check(Self.dot, against: Self.diagram)
      return .fine("libcgraph", "compiled with \(version).")
    } catch {
      return .problem("libcgraph", error, GraphvizRemedy.install)
    }
  }

  private func examineDrawing(_ renderer: GraphvizRenderer) async -> [GraphvizFinding] {
    var findings: [GraphvizFinding] = []
    var version: String?
    for format in GraphvizFormat.allCases {
      let subject = format.rawValue.uppercased()
      do throws(GraphvizError) {
        let drawing = try await renderer.render(Self.diagram, dot: Self.dot, as: format)
        version = drawing.graphvizVersion
        findings.append(
          drawing.warnings.isEmpty
            ? .fine(subject, "drawn, \(drawing.bytes.count) bytes.")
            : GraphvizFinding(
              subject: subject, verdict: .advice, detail: drawing.warnings.joined(separator: " ")))
      } catch {
        findings.append(.problem(subject, error, GraphvizRemedy.plugins))
      }
    }
    for rung in GraphvizRung.allCases {
      do throws(GraphvizError) {
        _ = try await renderer.render(Self.diagram, dot: Self.dot, as: .xdot, on: rung)
      } catch {
        findings.append(.problem("layout “\(rung)”", error, GraphvizRemedy.plugins))
      }
    }
    let drew = version.map { "with Graphviz \($0)" } ?? "which draws nothing"
    findings.insert(
      GraphvizFinding(
        subject: "coordgraph-layout", verdict: version == nil ? .problem : .fine,
        detail: "\(renderer.worker), \(drew)."),
      at: 0)
    return findings
  }

  private func examineFonts() async -> [GraphvizFinding] {
    guard let sans = await Self.output("fc-match", "-f", "%{family}", "Helvetica,Arial,sans-serif")
    else {
      return [
        GraphvizFinding(
          subject: "fonts", verdict: .advice, detail: "fc-match, which finds them, is missing.",
          remedy: GraphvizRemedy.fontTools)
      ]
    }
    let japanese = await Self.output("fc-list", ":lang=ja", "family") ?? ""
    let first = japanese.split(separator: "\n").min()
    return [
      sans.isEmpty
        ? GraphvizFinding(
          subject: "font", verdict: .advice, detail: "there is none.",
          remedy: GraphvizRemedy.japaneseFont) : .fine("font", "\(sans)."),
      first.map { .fine("font for Japanese", "\($0).") }
        ?? GraphvizFinding(
          subject: "font for Japanese", verdict: .advice,
          detail: "there is none, so PNG and PDF show empty boxes.",
          remedy: GraphvizRemedy.japaneseFont),
    ]
  }

  /// What a program prints, or nil where there is no such program.
  private static func output(_ program: String, _ arguments: String...) async -> String? {
    let result = try? await Subprocess.run(
      .name(program), arguments: Arguments(arguments), output: .string(limit: 1 << 20),
      error: .discarded)
    return result?.standardOutput.trimmed
  }
}

extension GraphvizDoctor {
  /// Everything a diagram can have, and a word that needs a font of its own.
  private static let diagram = Diagram(
    title: "doctor", direction: .topToBottom, clusters: [.init(id: "c", label: "設定")],
    nodes: [
      .init(id: "a", label: "Start", role: .entry),
      .init(id: "b", label: "設定画面", role: .screen, cluster: "c"),
    ],
    edges: [.init(id: "e", tail: "a", head: "b", label: "tap “設定”", role: .push)])

  private static let dot = """
    digraph "doctor" {
      node [fontname="Helvetica,Arial,sans-serif", shape="box"];
      "a" [label="Start"];
      subgraph "cluster_c" {
        graph [label="設定"];
        "b" [label="設定画面"];
      }
      "a" -> "b" [id="e", label="tap “設定”"];
    }

    """
}

extension GraphvizFinding {
  fileprivate static func fine(_ subject: String, _ detail: String) -> Self {
    Self(subject: subject, verdict: .fine, detail: detail)
  }

  fileprivate static func problem(
    _ subject: String, _ error: GraphvizError, _ remedy: String
  ) -> Self {
    Self(subject: subject, verdict: .problem, detail: "\(error)", remedy: remedy)
  }
}
