import CustomDump
import Foundation
import Testing

@Suite("A page drawn by coordgraph render --format html", .serialized)
struct PageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func page(of trace: String, _ options: String...) async throws -> String {
    let file = folder.path("page-\(UUID().uuidString.prefix(8)).html")
    let result = try await Tool.coordgraph.run(
      list: ["render", trace, "-o", file] + options)
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    return file
  }

  private static func trace(_ app: String) -> String {
    Repository.file("docs/traces/\(app).trace").path
  }

  /// What `Tests/Tools/use_page.py` reports, a line for each check.
  private func use(_ arguments: String...) async throws -> [String] {
    try await use(list: arguments)
  }

  private func use(list arguments: [String]) async throws -> [String] {
    let script = Repository.file("Tests/Tools/use_page.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(script, list: arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("Every function of a page works in a browser, without a message or a request")
  func functions() async throws {
    let report = try await use("functions", page(of: Self.trace("MerchTabs")))
    expectNoDifference(
      report,
      [
        "load", "search", "hover", "move", "pinch", "way", "findings", "fold", "views", "filters",
        "layouts", "address", "replay", "states", "keyboard", "names", "contrast", "rules",
        "motion", "small",
      ].map { "ok \($0)" })
  }

  @Test(
    "The pictures in a page are those of --format svg",
    arguments: ["map", "flow", "hierarchy"], [[], ["--link-base", "https://example.com/"]])
  func pictures(view: String, options: [String]) async throws {
    let trace = Self.trace("RayPets")
    let svg = try await Tool.coordgraph.run(
      list: ["render", trace, "--format", "svg", "--view", view] + options)
    let html = try await Tool.coordgraph.run(list: ["render", trace, "--format", "html"] + options)
    let picture = String(svg.output.split(separator: "\n", maxSplits: 1)[1])
    #expect(svg.output.hasPrefix("<?xml") && picture.hasPrefix("<svg"))
    // What is not shown first leaves out the DOT, and what the style sheet has.
    let shown =
      view == "map"
      ? picture
      : picture.replacing(/<metadata(?s:.*?)<\/metadata>\n/, with: "")
        .replacing(" text-anchor=\"start\"", with: "")
        .replacing(" font-family=\"Helvetica,Arial,sans-serif\"", with: "")
    #expect(html.output.contains("\n\(shown)<"))
  }

  @Test("Equal traces give equal pages, and --view chooses the picture that a page begins with")
  func bytes() async throws {
    let trace = Self.trace("RayPets")
    let first = try await Tool.coordgraph.run("render", trace, "--format", "html", "--no-cache")
    let second = try await Tool.coordgraph.run("render", trace, "--format", "html", "--no-cache")
    #expect(first.output == second.output && !first.output.isEmpty)
    let flow = try await Tool.coordgraph.run("render", trace, "--format", "html", "--view", "flow")
    #expect(flow.output.contains("<div id=\"canvas\">\n<svg"))
    #expect(flow.output.contains("<template id=\"picture-map\">"))
  }

  @Test("Hostile names open in a browser without a message, a dialog or a request")
  func hostile() async throws {
    let names = [
      "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\\u0000\\u001b[31m",
      "]]><!--", "\\u202e\\u2028", "javascript:alert(1)", "__proto__", "constructor", "\\\"'`${1}",
    ]
    var pages: [String] = []
    for (index, name) in names.enumerated() {
      let text = SmallTrace.text.replacing("\"app\":\"Shop\"", with: "\"app\":\"\(name)\"")
        .replacing("Shop.CartViewController", with: name)
      pages.append(try await page(of: folder.write(text, to: "hostile-\(index).trace")))
    }
    let script = Repository.file("Tests/Tools/use_page.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(
      script, "open", list: pages)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == names.count, "\(result.errors)")
    for line in lines { #expect(line.hasPrefix("ok "), "\(line)") }
  }

  @Test("A page of a stored graph, of an app without coordinators and of one state opens")
  func unusual() async throws {
    let graph = folder.path("RayPets.json")
    let stored = try await Tool.coordgraph.run("render", Self.trace("RayPets"), "-o", graph)
    #expect(stored.status == 0, "\(stored.errors)")
    let files = [
      try await page(of: graph), try await page(of: folder.write(SmallTrace.text, to: "a.trace")),
      try await page(of: Self.trace("Shop-physical"), "--only", "PurchaseCoordinator"),
      try await page(of: Self.trace("MerchTabs"), "--overview", "3"),
      try await page(of: Self.trace("MerchTabs"), "--no-verdicts"),
    ]
    let script = Repository.file("Tests/Tools/use_page.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(
      script, "open", list: files)
    for line in result.output.split(separator: "\n") { #expect(line.hasPrefix("ok "), "\(line)") }
    #expect(result.output.split(separator: "\n").count == files.count, "\(result.errors)")
  }

  @Test("A comparison's page lists the changes, and replays both traces on a slider each")
  func comparison() async throws {
    let file = folder.path("changes.html")
    let result = try await Tool.coordgraph.run(
      "diff", Self.trace("Shop-physical"), Self.trace("Shop-digital"), "-o", file)
    #expect(result.status == 0, "\(result.errors)")
    let report = try await use("compare", file)
    expectNoDifference(
      report, ["load", "changes", "sliders", "names", "contrast", "rules"].map { "ok \($0)" })
  }

  @Test("A page of several traces shows each of them alone")
  func traces() async throws {
    let file = folder.path("both.html")
    let result = try await Tool.coordgraph.run(
      "render", Self.trace("Shop-physical"), Self.trace("Shop-digital"), "-o", file)
    #expect(result.status == 0, "\(result.errors)")
    let report = try await use("traces", file)
    expectNoDifference(report, ["load", "traces", "names"].map { "ok \($0)" })
  }

  @Test("A page of a summary shows each version alone, and what is different in it")
  func versions() async throws {
    let summary = Repository.file("docs/fleets/shop.flow").path
    let report = try await use("versions", page(of: summary, "--weights"))
    expectNoDifference(
      report, ["load", "versions", "keys", "names", "contrast", "rules"].map { "ok \($0)" })
  }

  @Test("A comparison with a stored or redacted flow is a page, too")
  func comparisonWithLess() async throws {
    let (old, new) = (Self.trace("Shop-physical"), Self.trace("Shop-digital"))
    let graph = folder.path("Shop.json")
    #expect(try await Tool.coordgraph.run("render", old, "-o", graph).status == 0)
    let redacted = try folder.write(
      String(contentsOfFile: old, encoding: .utf8).replacing(
        "\"format\":\"flowtrace\"", with: "\"format\":\"flowtrace\",\"redacted\":true"),
      to: "redacted.trace")
    var files: [String] = []
    for (index, pair) in [[graph, new], [new, graph], [redacted, new], [new, new]].enumerated() {
      files.append(folder.path("changes-\(index).html"))
      let result = try await Tool.coordgraph.run(list: ["diff"] + pair + ["-o", files[index]])
      #expect(result.status == 0, "\(result.errors)")
    }
    let report = try await use(list: ["open"] + files)
    expectNoDifference(report, files.indices.map { "ok changes-\($0).html" })
  }

  @Test("A session can't be the only thing of a page")
  func sequence() async throws {
    let result = try await Tool.coordgraph.run(
      "render", Self.trace("RayPets"), "--view", "sequence", "--format", "html")
    #expect(result.status != 0)
    #expect(result.errors.contains("A sequence can't be written as html."), "\(result.errors)")
  }
}
