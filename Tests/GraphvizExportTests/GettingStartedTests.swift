import FlowDiagram
import FlowGraph
import FlowTrace
import Foundation
import GraphvizExport
import Testing

/// The code of `GraphvizExport.docc`'s article, which shows excerpts of this file.
@Suite("The article on drawing a diagram")
struct GettingStartedTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "getting-started-\(UUID().uuidString).svg")

  @Test("The article's code draws a picture that is current")
  func draw() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let list = FlowGraph.Name(type: "Shop.ListViewController")
    let graph = FlowGraph(
      app: "Shop", screens: [list],
      transitions: [.init(from: nil, to: list, kind: .root, trigger: "launch", by: .app)])

    let diagram = Diagram.make(from: graph, view: .map).diagram
    let drawing = try await GraphvizRenderer().render(diagram, dot: diagram.dot(), as: .svg)
    try Data(drawing.bytes).write(to: file)
    for warning in drawing.warnings { print(warning) }

    let drawn = try CanonicalDOT.read(from: Array(Data(contentsOf: file)))
    let isCurrent = drawn == diagram.dot()
    #expect(isCurrent)
    #expect(String(decoding: drawing.bytes, as: UTF8.self).contains(">List</text>"))
  }

  @Test("The article's code examines the installation")
  func examine() async {
    let health = await GraphvizDoctor().examine()
    for finding in health.findings { print(finding) }
    #expect(health.isHealthy)
    #expect(health.findings.contains { $0.subject == "SVG" && $0.verdict == .fine })
  }
}
