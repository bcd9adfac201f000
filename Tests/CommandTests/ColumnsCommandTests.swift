import CustomDump
import FlowReading
import Foundation
import Testing

@Suite("coordgraph columns")
struct ColumnsCommandTests {
  private let folder: Folder

  init() async throws { folder = try Folder() }

  private func rows(_ result: Tool.Result) throws -> [[String: Any]] {
    try result.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("Each launch, transition and end of a flow is a row")
  func rows() async throws {
    let trace = try folder.write(SecretTrace.text, to: "secret.trace")
    let result = try await Tool.coordgraph.run(
      list: ["columns", "--app-version", "2.4", trace])
    #expect(result.status == 0)
    let rows = try rows(result)
    let texts = rows.map { row in
      ["row_kind", "at_us", "source_type", "shown_type", "owner_type", "nav_kind", "trigger_kind"]
        .map { "\(row[$0] is NSNull ? "-" : row[$0] ?? "?")" }.joined(separator: " ")
        .replacingOccurrences(of: "Shop.", with: "")
        .replacingOccurrences(of: "ViewController", with: "")
    }
    expectNoDifference(
      texts,
      [
        "launch 0 - - - - -",
        "transition 5 - List AppCoordinator root launch",
        "transition 12 List Cart CartCoordinator push tap",
        "transition 21 Cart List system pop back",
        "transition 33 List Cart CartCoordinator push event",
        "transition 51 Cart List system pop back",
        "exit - CartCoordinator - - - -",
        "exit - CartCoordinator - - - -",
      ])
    #expect(
      rows.map { $0["is_last"] as? Bool } == [nil, false, false, false, false, true, nil, nil])
    #expect(rows.map { $0["dwell_us"] as? Int } == [nil, 7, 9, 12, 18, nil, nil, nil])
    #expect(
      rows.map { $0["is_first_use"] as? Bool } == [nil, true, true, true, true, false, nil, nil])
    #expect(rows.suffix(2).map { $0["exit_kind"] as? String } == ["back button", "back button"])
    #expect(Set(rows.map { $0["session_id"] as? String }).count == 1)
    #expect(Set(rows.map(\.count)) == [SessionTable.columns.count])
  }

  @Test("No title, label or other text of a trace reaches a row")
  func redacted() async throws {
    let trace = try folder.write(SecretTrace.text, to: "secret.trace")
    let result = try await Tool.coordgraph.run(list: ["columns", trace])
    #expect(result.output.contains("Shop.CartViewController"))
    #expect(!result.output.contains("SECRET"), "\(result.output)")
  }

  @Test("Equal sessions have different identifiers")
  func identifiers() async throws {
    let trace = try folder.write(CartTrace.text() + CartTrace.text(), to: "twice.trace")
    let copy = try folder.write(CartTrace.text(), to: "copy.trace")
    let rows = try rows(try await Tool.coordgraph.run(list: ["columns", trace, copy]))
    #expect(Set(rows.map { $0["session_id"] as? String }).count == 3)
  }

  @Test("No row of a file that can't be read to its end is written")
  func badFile() async throws {
    let good = try folder.write(CartTrace.text(), to: "good.trace")
    let broken = try folder.write("not gzip", to: "broken.trace.gz")
    let whole = try await Tool.coordgraph.run(list: ["columns", good])
    let output = folder.path("events.jsonl")
    let result = try await Tool.coordgraph.run(list: ["columns", broken, good, "-o", output])
    #expect(result.status == 1)
    #expect(result.errors.contains("note: '\(broken)' was left out."))
    expectNoDifference(try String(contentsOfFile: output, encoding: .utf8), whole.output)
  }
}
