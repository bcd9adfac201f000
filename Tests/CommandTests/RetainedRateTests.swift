import CustomDump
import Foundation
import Testing

@Suite("Rates of retained coordinators by version")
struct RetainedRateTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A session in which a profile is swiped down, and its coordinator is let go or not.
  private static func session(at start: Int, leaks: Bool) -> String {
    let freed = #"""
      {"at":17,"event":"unlink","parent":1,"child":3}
      {"at":18,"event":"freed","id":3}

      """#
    let lines = #"""
      {"at":0,"event":"launch"}
      {"at":1,"event":"coordinator","id":1,"type":"Shop.AppCoordinator"}
      {"at":2,"event":"screen","id":2,"type":"Shop.ListViewController"}
      {"at":3,"event":"presents","coordinator":1,"screen":2}
      {"at":4,"event":"enter","screen":2}
      {"at":5,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
      {"at":6,"event":"state","state":"9ae16a3b2f90404f"}
      {"at":7,"event":"step","action":"tap","target":"Profile"}
      {"at":8,"event":"coordinator","id":3,"type":"Shop.ProfileCoordinator","parent":1}
      {"at":9,"event":"screen","id":4,"type":"Shop.ProfileViewController"}
      {"at":10,"event":"presents","coordinator":3,"screen":4}
      {"at":11,"event":"enter","screen":4}
      {"at":12,"event":"transition","from":2,"to":4,"kind":"present","trigger":"tap \"Profile\"","by":3}
      {"at":12,"event":"state","state":"9ae16a3b2f904050"}
      {"at":13,"event":"step","action":"swipe down"}
      {"at":14,"event":"transition","from":4,"to":2,"kind":"dismiss","trigger":"swipe down","by":"system"}
      {"at":15,"event":"leave","screen":4}
      {"at":16,"event":"freed","id":4}
      \#(leaks ? "" : freed){"at":20,"event":"state","state":"9ae16a3b2f90404f"}

      """#
    return lines.replacing(/"at":(\d+)/) { "\"at\":\(start + Int($0.1)!)" }
  }

  /// Folds sessions of a version into a summary.
  private func fold(_ count: Int, version: String, leaks: Bool) async throws -> String {
    let header = #"{"format":"flowtrace","version":"1.2","app":"Shop"}"# + "\n"
    let sessions = (0..<count).map { Self.session(at: $0 * 100, leaks: leaks) }
    let trace = try folder.write(header + sessions.joined(), to: "\(version).trace")
    let summary = folder.path("\(version).flow")
    let result = try await Tool.coordgraph.run(
      "fold", "--summary", "--app-version", version, trace, "-o", summary)
    #expect(result.errors == "")
    return summary
  }

  private func check(_ options: String..., summaries: [String]) async throws -> String {
    try await Tool.coordgraph.run(list: ["check", "--exits"] + options + summaries).output
  }

  @Test("A rate that rose from one version to the next is marked, in the order of releases")
  func rose() async throws {
    let summaries = [
      try await fold(40, version: "2.10", leaks: true),
      try await fold(40, version: "2.9", leaks: false),
    ]
    let text = try await check(summaries: summaries)
    #expect(
      text.contains(
        """
        ProfileCoordinator, retained by version
          exit        version  ended  retained  rate (95 % interval)
          swipe down  2.9      40     0         0% (0–8.8%)
          swipe down  2.10     40     40        100% (91.2–100%)      more than in 2.9

        """), "\(text)")
    let markdown = try await check("--format", "markdown", summaries: summaries)
    #expect(
      markdown.contains("| swipe down | 2.10 | 40 | 40 | 100% (91.2–100%) | more than in 2.9 |"),
      "\(markdown)")
    let json = try JSONSerialization.jsonObject(
      with: Data(try await check("--format", "json", summaries: summaries).utf8))
    let rates = try #require((json as? [String: Any])?["rates"] as? [[String: Any]])
    #expect(rates.map { $0["appVersion"] as? String } == ["2.9", "2.10"])
    #expect(rates.map { $0["retained"] as? Int } == [0, 40])
    let changes = rates.map { $0["change"] as? [String: Any] }
    #expect(changes.map { $0?["earlierVersion"] as? String } == [nil, "2.9"])
    #expect(changes.map { $0?["isMore"] as? Bool } == [nil, true])
    let github = try await check("--format", "github", summaries: summaries)
    #expect(
      github.contains(
        """
        100% (91.2–100%)      more than in 2.9

        """), "\(github)")
  }

  @Test("A rate from three sessions is not news")
  func few() async throws {
    let text = try await check(
      summaries: [
        try await fold(3, version: "2.3", leaks: false),
        try await fold(3, version: "2.4", leaks: true),
      ])
    #expect(text.contains("swipe down  2.3      3      0         0% (0–57%)\n"), "\(text)")
    #expect(text.contains("swipe down  2.4      3      3         100% (43–100%)\n"), "\(text)")
  }

  @Test("A drawing with --weights has the rate on the mark of the coordinator")
  func drawn() async throws {
    let render = ["render", "--format", "dot", Repository.file("docs/fleets/shop.flow").path]
    let plain = try await Tool.coordgraph.run(list: render)
    #expect(plain.output.contains("! zombie") && !plain.output.contains("%"))
    let drawn = try await Tool.coordgraph.run(list: render + ["--weights"])
    #expect(drawn.output.contains("! zombie: 45% (39–50%)"), "\(drawn.output)")
  }

  @Test("A summary with more coordinators let go than flows ended is refused")
  func forged() async throws {
    let summary = try String(
      contentsOf: Repository.file("docs/fleets/shop.flow"), encoding: .utf8)
    let forged = try folder.write(
      summary.replacing(#""released": 217"#, with: #""released": 218"#), to: "forged.flow")
    let result = try await Tool.coordgraph.run("check", "--exits", forged)
    #expect(result.status == 2)
    #expect(result.errors.contains("'released' must be at most 'exercised'"), "\(result.errors)")
  }

  @Test("Traces have no versions, so their report has no rates")
  func traces() async throws {
    _ = try await fold(3, version: "2.4", leaks: true)
    let text = try await check(summaries: [folder.path("2.4.trace")])
    #expect(text.contains("ProfileCoordinator\n  exit"), "\(text)")
    #expect(!text.contains("retained by version"))
    let json = try await check("--format", "json", summaries: [folder.path("2.4.trace")])
    #expect(!json.contains("rates"))
  }

  /// Writes the part of a stored summary that is about one version.
  private func part(_ appVersion: String, of summary: String) throws -> String {
    let lines = summary.split(separator: "\n").map(String.init)
    let names = lines.filter { $0.contains(#""row": "name""#) }
    let start = try #require(lines.firstIndex { $0.contains("\"appVersion\": \"\(appVersion)\"") })
    let rows = lines[start...].prefix { line in
      line == lines[start] || !line.contains(#""row": "version""#)
    }
    let header =
      #"{"format": "flowsummary", "version": "1.0", "lines": \#(names.count + rows.count)}"#
    return try folder.write(
      ([header] + names + rows).map { $0 + "\n" }.joined(), to: "\(appVersion).flow")
  }

  @Test(
    "The page about fleets has the report of its summary, and what differs between its versions")
  func page() async throws {
    let page = try String(contentsOf: Repository.file("docs/fleets.md"), encoding: .utf8)
    let file = Repository.file("docs/fleets/shop.flow")
    let report = try await check(summaries: [file.path])
    let tables = report.split(separator: "\n\n").filter { $0.contains("retained by version") }
    #expect(tables.count == 2)
    #expect(page.contains(tables.joined(separator: "\n\n") + "\n"), "\(report)")
    let summary = try String(contentsOf: file, encoding: .utf8)
    let changes = try await Tool.coordgraph.run(
      "diff", try part("2.3", of: summary), try part("2.4", of: summary))
    #expect(page.contains("$ coordgraph diff 2.3.flow 2.4.flow\n\(changes.output)"), "\(changes)")
  }
}
