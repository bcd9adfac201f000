import CustomDump
import Foundation
import Testing

/// Every option of a drawing, in every text format and view: it changes what is written, or it is
/// refused.
@Suite("Options of coordgraph render")
struct OptionEffectTests {
  private static let options = [
    ["--backs", "edges"], ["--weights"], ["--instances"], ["--no-verdicts"], ["--no-legend"],
    ["--long-names"], ["--theme", "mono"], ["--focus", "Blue"], ["--only", "Auth"],
    ["--collapse", "Auth"], ["--overview", "8"], ["--highlight", "Blue"], ["--scale", "2"],
    ["--link-base", "https://example.com/{name}"], ["--timeout", "30"], ["--memory", "1024"],
    ["--no-cache"],
  ]

  /// The trace of a walk through all of the app, which is a small part of an exploration's.
  private static let trace = Task { try await SampleRun(name: "MerchTabs").newTrace(walk: true) }

  private func render(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.coordgraph.run("render", list: arguments, input: try await Self.trace.value)
  }

  @Test(
    "An option of render changes the text, or is refused with what it needs",
    arguments: ["dot", "json", "reading", "mermaid", "outline"], ["map", "hierarchy", "flow"])
  func table(format: String, view: String) async throws {
    let isWhole = ["json", "reading"].contains(format)
    guard !isWhole || view == "map" else { return }
    let place = ["--format", format, "--view", view]
    let plain = try await render(place)
    #expect(plain.status == 0)
    let directions = [["--rankdir", view == "hierarchy" ? "TB" : "LR"]]
    for option in Self.options + directions {
      let result = try await render(place + option)
      let name = option[0]
      if result.status == 0 {
        #expect(result.output != plain.output, "\(name) does nothing in \(format), \(view)")
      } else {
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("Error: \(name) needs --"), "\(result.errors)")
      }
    }
  }

  @Test("An option that has an effect on one of several files is accepted")
  func several() async throws {
    let folder = try Folder()
    let result = try await render([
      "--format", "outline,dot", "--view", "map,hierarchy", "--no-legend", "--backs", "edges",
      "-o", folder.path("{view}.{format}"),
    ])
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
  }
}
