import CustomDump
import Foundation
import Testing

@Suite("The text formats of coordgraph render")
struct TextFormatTests {
  @Test(
    "A text format is inferred from the output file's name",
    arguments: [
      ("a.mmd", "---\ntitle: \"RayPets"), ("a.TXT", "RayPets: coordinators and screens\n"),
    ])
  func endings(name: String, beginning: String) async throws {
    let folder = try Folder()
    let trace = try await SampleRun(name: "RayPets").trace()
    let result = try await Tool.coordgraph.run("render", "-o", folder.path(name), input: trace)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let text = String(decoding: try folder.read(name), as: UTF8.self)
    #expect(text.hasPrefix(beginning))
    #expect(text.hasSuffix("\n"))
  }

  @Test(
    "A text format draws a stored graph like its trace but for the order of rows",
    arguments: SampleRun.all)
  func stored(sample: SampleRun) async throws {
    let folder = try Folder()
    let trace = try folder.write(try await sample.trace(), to: "a.trace")
    let json = folder.path("a.json")
    _ = try await Tool.coordgraph.run("render", trace, "-o", json)
    // A drawing separates alerts by their titles, which a stored graph does not have.
    let hasAlerts = sample.name == "Onboarding"
    func lines(_ text: String, of format: String) -> [String] {
      // Rows stand in the order of their first use, of which a stored graph has nothing.
      let parts = text.replacing("<br/>", with: "\n").split(separator: "\n").map(String.init)
      return format == "json" ? parts : parts.sorted()
    }
    for format in hasAlerts ? ["json"] : ["dot", "outline", "json"] {
      // What outlives its screens is known from traces alone.
      let fromTrace = try await Tool.coordgraph.run(
        "render", trace, "--format", format, list: format == "json" ? [] : ["--no-verdicts"])
      let fromGraph = try await Tool.coordgraph.run("render", json, "--format", format)
      #expect(fromGraph.status == 0)
      expectNoDifference(
        lines(fromGraph.output, of: format), lines(fromTrace.output, of: format))
    }
    let both = try await Tool.coordgraph.run("render", json, trace, "--format", "json")
    let twice = try await Tool.coordgraph.run("render", trace, trace, "--format", "json")
    expectNoDifference(both.output, twice.output)
  }

  @Test("An error in a stored graph is reported with its line and column")
  func badGraph() async throws {
    let folder = try Folder()
    let good = try await Tool.coordgraph.run(
      "render", "--format", "json", input: try await SampleRun(name: "Kanji").trace())
    let bad = try folder.write(
      good.output.replacing("\"kind\": \"push\"", with: "\"kind\": \"jump\"", maxReplacements: 1),
      to: "bad.json")
    let result = try await Tool.coordgraph.run("render", bad)
    #expect(result.status == 2)
    #expect(result.output == "")
    let place = try Regex(#"bad\.json:\d+:\d+: error: 'kind' must be one of "#)
    #expect(try place.firstMatch(in: result.errors) != nil, "\(result.errors)")
    #expect(result.errors.contains("not 'jump'\n"))
  }

  @Test("--view sequence shows the first session, or the one that --session names")
  func sessions() async throws {
    let trace = try await SampleRun(name: "Onboarding").trace()
    let count = trace.split(separator: "\n").count { $0.contains("\"event\":\"launch\"") }
    try #require(count > 1)
    func run(_ arguments: String...) async throws -> Tool.Result {
      try await Tool.coordgraph.run(
        "render", "--view", "sequence", "--format", "outline", list: arguments, input: trace)
    }
    let first = try await run()
    #expect(first.output.hasPrefix("Onboarding"))
    #expect(first.output.contains("session 1\n\n1. Launch\n"))
    expectNoDifference(
      first.errors,
      "note: showing the first of \(count) sessions; pass --session to choose another\n"
    )
    let same = try await run("--session", "1")
    expectNoDifference(same.output, first.output)
    expectNoDifference(same.errors, "")
    let second = try await run("--session", "2")
    #expect(second.output.contains("session 2\n\n1. Launch\n"))
    let none = try await run("--session", "\(count + 1)")
    #expect(none.status == 2)
    #expect(
      none.errors.contains("There is no session \(count + 1); the last one is \(count)."))
  }

  @Test("A format that can't hold a sequence is refused with those that can")
  func refusals() async throws {
    let folder = try Folder()
    let (trace, json) = try await folder.writeSample("Kanji")
    for (arguments, sentence) in [
      (
        [trace, "--view", "sequence", "--format", "json"],
        "A sequence can't be written as json. Pass --format dot, svg, png, pdf, mermaid, outline or xdot."
      ),
      (
        [json, "--view", "sequence", "--format", "outline"],
        "a.json: error: a stored graph has no sessions. Use the trace from which it was made"
      ),
      ([trace, "--session", "1"], "--session needs --view sequence"),
      ([trace, "--view", "sequence", "--session", "0"], "--session must be 1 or more."),
    ] {
      let result = try await Tool.coordgraph.run("render", list: arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
      #expect(result.output == "")
      #expect(try folder.names == ["a.json", "a.trace"])
    }
  }

  @Test("A diagram that is too large for Mermaid is refused and writes no file")
  func limits() async throws {
    let folder = try Folder()
    var lines = [
      #"{"format":"flowtrace","version":"1.0","app":"Wide"}"#, #"{"at":0,"event":"launch"}"#,
      #"{"at":1,"event":"coordinator","id":1000,"type":"Wide.WideCoordinator"}"#,
    ]
    for id in 1...502 {
      lines.append(#"{"at":2,"event":"screen","id":\#(id),"type":"W.P\#(id)"}"#)
      let from = id == 1 ? "null" : "1"
      lines.append(
        #"{"at":3,"event":"transition","from":\#(from),"to":\#(id),"kind":"push","trigger":"t","by":"app"}"#
      )
    }
    let trace = try folder.write(lines.joined(separator: "\n") + "\n", to: "wide.trace")
    let result = try await Tool.coordgraph.run("render", trace, "-o", folder.path("wide.mmd"))
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: Mermaid draws at most 500 arrows, and there are 502. Draw another view"))
    #expect(try folder.names == ["wide.trace"])
  }

  @Test("A label of a megabyte is cut with a warning", arguments: ["mermaid", "outline"])
  func longLabel(format: String) async throws {
    let label = String(repeating: "ab c ", count: 200_000)
    let trace = """
      {"format":"flowtrace","version":"1.0","app":"Shop"}
      {"at":0,"event":"launch"}
      {"at":1,"event":"coordinator","id":1,"type":"Shop.ShopCoordinator"}
      {"at":1,"event":"screen","id":2,"type":"Shop.List"}
      {"at":2,"event":"transition","from":null,"to":2,"kind":"root","trigger":"\(label)","by":1}

      """
    let result = try await Tool.coordgraph.run("render", "--format", format, input: trace)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("warning: A label of 1000"))
    #expect(result.output.contains("…"))
    #expect(result.output.utf8.count < 10_000)
  }
}
