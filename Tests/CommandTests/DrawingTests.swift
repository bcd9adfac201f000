import CustomDump
import Foundation
import Testing

@Suite("The drawing of a sample")
struct DrawingTests {
  private static let views = ["map", "hierarchy", "flow"]

  private func render(
    _ sample: SampleRun, _ view: String, _ format: String
  ) async throws -> String {
    let result = try await Tool.coordgraph.run(
      "render", "--view", view, "--format", format,
      list: view == "sequence" ? ["--session", "1"] : [], input: try await sample.trace())
    expectNoDifference(result.errors, "")
    return result.output
  }

  @Test(
    "A sample's drawing has no overlapping texts, and none below 9 points", arguments: SampleRun.all
  )
  func words(sample: SampleRun) async throws {
    for view in Self.views + ["sequence"] {
      let texts = try PlacedText.all(inXDOT: try await render(sample, view, "xdot"))
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
      let dot = try await render(sample, view, "dot")
      let result = try await Tool(path: try Tool.path(of: "nop")).run(input: dot)
      #expect(result.status == 0)
      expectNoDifference(result.errors, "")
    }
  }

  @Test("A sample's DOT is read by pydot", arguments: SampleRun.all)
  func pydot(sample: SampleRun) async throws {
    let python = try Repository.python()
    let folder = try Folder()
    for view in Self.views + ["sequence"] {
      let file = try folder.write(try await render(sample, view, "dot"), to: "\(view).dot")
      let script = Repository.file("Tests/Tools/read_dot.py").path
      let result = try await Tool(path: python).run(script, file)
      #expect(result.status == 0)
      expectNoDifference(result.errors, "")
      #expect(result.output.contains(view == "hierarchy" ? "\"coordinator-" : "\"entry\""))
    }
  }

  @Test("docs/diagrams has the current DOT of every sample", arguments: SampleRun.all)
  func docs(sample: SampleRun) async throws {
    for view in Self.views {
      let drawn = try Repository.text("docs/diagrams/\(sample.diagram)-\(view).dot")
      let dot = try await render(sample, view, "dot")
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
