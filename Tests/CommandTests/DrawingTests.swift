import CustomDump
import Foundation
import Testing

@Suite("The drawing of a sample")
struct DrawingTests {
  private static let views = ["map", "hierarchy", "flow"]

  @Test(
    "A sample's drawing has no overlapping texts, and none below 9 points", arguments: SampleRun.all
  )
  func words(sample: SampleRun) async throws {
    for view in Self.views + ["sequence"] {
      let texts = try PlacedText.all(inXDOT: try await sample.drawing(view, as: "xdot"))
      #expect(texts.count > 4)
      for (index, text) in texts.enumerated() {
        #expect(text.size >= 9, "\(text.text)")
        for other in texts[..<index] {
          #expect(!text.box.intersects(other.box), "\(view): \(text.text) on \(other.text)")
        }
      }
    }
  }

  @Test("A sample's DOT is read by nop", arguments: SampleRun.all)
  func nop(sample: SampleRun) async throws {
    for view in Self.views {
      let dot = try await sample.drawing(view, as: "dot")
      let result = try await Tool(path: try Tool.path(of: "nop")).run(input: dot)
      #expect(result.status == 0)
      expectNoDifference(result.errors, "")
    }
  }

  @Test("A sample's DOT is read by pydot", arguments: SampleRun.all)
  func pydot(sample: SampleRun) async throws {
    let folder = try Folder()
    let views = Self.views + ["sequence"]
    var files: [String] = []
    for view in views {
      files.append(
        try folder.write(try await sample.drawing(view, as: "dot"), to: "\(view).dot"))
    }
    // One process reads all of them: pydot takes most of its time to get ready.
    let result = try await Tool(path: Repository.python())
      .run(Repository.file("Tests/Tools/read_dot.py").path, list: files)
    #expect(result.status == 0)
    expectNoDifference(result.errors, "")
    let graphs = try JSONDecoder().decode([ReadGraph].self, from: Data(result.output.utf8))
    try #require(graphs.count == views.count)
    for (view, graph) in zip(views, graphs) {
      let start = view == "hierarchy" ? "coordinator-" : "entry"
      #expect(graph.nodes.keys.contains { $0.hasPrefix(start) }, "\(view)")
    }
  }

  /// What `read_dot.py` prints of a graph: the labels of nodes by name.
  private struct ReadGraph: Decodable {
    var nodes: [String: String?]
  }

  @Test("docs/diagrams has the current DOT of every sample", arguments: SampleRun.all)
  func docs(sample: SampleRun) async throws {
    for view in Self.views {
      let drawn = try Repository.text("docs/diagrams/\(sample.diagram)-\(view).dot")
      let dot = try await sample.drawing(view, as: "dot")
      expectNoDifference(drawn, dot, "Run make diagrams.")
    }
  }

  @Test("docs/traces has the current trace of every sample", arguments: SampleRun.all)
  func trace(sample: SampleRun) async throws {
    let trace = try Repository.text("docs/traces/\(sample.diagram).trace")
    #expect(trace == (try await sample.trace()), "Run make diagrams.")
  }
}

extension Tool {
  /// Where a program is on the path.
  static func path(of program: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let candidates = folders.map { "\($0)/\(program)" }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      "\(program) is not on the path; install it with scripts/set-up --tests")
  }
}
