import CustomDump
import FlowGraph
import FlowPaths
import FlowReading
import Foundation
import Subprocess
import Testing

@testable import FlowViewer

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("The script of a page")
struct PageScriptTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(component: "Script")

  private static func node(_ arguments: [String]) async throws -> (status: Int32?, output: String) {
    let result = try await Subprocess.run(
      .name("node"), arguments: Arguments(arguments), output: .string(limit: .max),
      error: .combinedWithOutput)
    let status: Int32? =
      if case .exited(let code) = result.terminationStatus { code } else { nil }
    return (status, result.standardOutput)
  }

  @Test("The modules of a page's script pass their tests in Node.js")
  func modules() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.tests.path)
      .filter { $0.hasSuffix(".test.mjs") }.sorted()
    let result = try await Self.node(
      ["--test"] + files.map { Self.tests.appending(component: $0).path })
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("fail 0") && !result.output.contains("tests 0"))
    #expect(files.count > 3)
  }

  @Test("The joined script is one that Node.js accepts, with every module and no import")
  func joined() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(component: "page-\(ProcessInfo.processInfo.processIdentifier).js")
    try PageScript.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await Self.node(["--check", file.path])
    #expect(result.status == 0, "\(result.output)")
    #expect(!PageScript.text.contains("\nimport ") && !PageScript.text.contains("\nexport "))
    let sources = Self.tests.appending(path: "../../../Sources/FlowViewer/Script").standardized
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let lines = try String(contentsOf: sources.appending(component: name), encoding: .utf8)
        .split(separator: "\n").filter { !$0.hasPrefix("import ") }
      let last = try #require(lines.last { $0.count > 3 })
      #expect(PageScript.text.contains(last), "\(name) is not in the script")
    }
    #expect(!PageScript.text.contains("</"), "the script could end its element")
  }

  @Test(
    "A page finds the same shortest ways as coordgraph path",
    arguments: ["MerchTabs", "RayPets", "Onboarding", "Kanji"])
  func ways(app: String) async throws {
    let trace = Self.tests.appending(path: "../../../docs/traces/\(app).trace").standardized
    var reader = FlowFileReader(
      file: trace.path, parts: [.paths, .sequences], naming: .forDrawing)
    try reader.read(Array(try Data(contentsOf: trace)))
    let reading = try reader.finish()
    let file = FileManager.default.temporaryDirectory
      .appending(component: "\(app)-\(ProcessInfo.processInfo.processIdentifier).json")
    try ViewerData(reading).json(of: []).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    let found = try await Self.node(
      [Self.tests.appending(component: "ways.tool.mjs").path, file.path])
    expectNoDifference(
      found.output.split(separator: "\n").map(String.init), Self.ways(of: reading))
  }

  private static func ways(of reading: FlowReading) -> [String] {
    let (graph, paths) = (reading.graph, reading.paths)
    let names = graph.names
    let starts: [FlowGraph.Name?] = [nil] + graph.screens
    return starts.flatMap { from in
      graph.screens.map { to in
        let path = from.map { paths.path(from: $0, to: to) } ?? paths.path(to: to)
        let steps = path.map { path in
          path.walk.steps.dropFirst(path.leadIn).map { "\($0.act)" }.joined(separator: ", ")
        }
        let start = path.map { "\($0.leadIn)" } ?? "-"
        return "\(from.map { names[$0] } ?? "launch") → \(names[to]): \(start), \(steps ?? "none")"
      }
    }
  }
}
