import CustomDump
import Foundation
import Testing

@Suite("An error of coordgraph")
struct HelpfulErrorTests {
  private let folder: Folder
  private var trace: String { folder.path("shop.trace") }

  init() throws { folder = try Folder(trace: "shop.trace") }

  @Test("A usage error shows the command's full name")
  func usage() async throws {
    let result = try await Tool.coordgraph.run("render", "-o", folder.path("a.gif"), trace)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: Can't infer a format from "))
    #expect(
      result.errors.hasSuffix(
        """
        Usage: coordgraph render [<options>] [<traces> ...]
          See 'coordgraph render --help' for more information.

        """))
    let sample = try await Tool.samples.run("run", "Shopp")
    #expect(sample.errors.contains("\nUsage: samples run "))
  }

  @Test("A folder that an environment variable names is no program")
  func folderAsProgram() async throws {
    let place = folder.url.path
    let drawn = try await Tool.coordgraph.run(
      "render", trace, "--format", "svg", "--no-cache", environment: ["COORDGRAPH_LAYOUT": place])
    #expect(drawn.status == 2)
    #expect(
      drawn.errors.contains("There is no coordgraph-layout at '\(place)'"), "\(drawn.errors)")
    let ported = try await Tool.coordgraph.run(
      "port", place, environment: ["COORDGRAPH_SOURCE": place])
    #expect(ported.status == 2)
    #expect(
      ported.errors.contains("COORDGRAPH_SOURCE doesn't name an executable"), "\(ported.errors)")
  }

  @Test("An error in a file is called an error once, and all errors of the file are reported")
  func once() async throws {
    let theme = try folder.write("node.color = red\nedge.style\n", to: "own.theme")
    let themed = try await Tool.coordgraph.run("render", "--theme", theme, trace)
    #expect(themed.status == 2)
    #expect(themed.errors.hasPrefix("\(theme):1:14: error: \"node.color\" must be a colour"))
    #expect(themed.errors.contains("\n\(theme):2:11: error: a setting has the form name = value"))
    let rules = try folder.write("depth <= deep\nno dead ends but\n", to: "app.rules")
    let ruled = try await Tool.coordgraph.run("check", "--rules", rules, trace)
    #expect(ruled.errors.hasPrefix("\(rules):1:10: error: expected a whole number"))
    #expect(ruled.errors.contains("\n\(rules):2:14: error: expected 'except'"))
    #expect(!ruled.errors.contains("Error:") && !themed.errors.contains("Error:"))
    let page = try folder.write(
      "<!-- coordgraph: trace=shop.trace format=dot theme=own.theme -->\n<!-- /coordgraph -->\n",
      to: "a.md")
    let embedded = try await Tool.coordgraph.run("embed", page)
    #expect(embedded.errors.hasPrefix("\(page):1:1: error: \(theme):1:14: \"node.color\" must be"))
  }

  @Test("A byte order mark causes no error", arguments: ["--rules", "--known", "--baseline"])
  func byteOrderMark(option: String) async throws {
    let baseline = try await Tool.coordgraph.run("baseline", trace).output
    let text = ["--rules": "screen Cart is reachable\n", "--known": "", "--baseline": baseline]
    let file = try folder.write("\u{FEFF}" + (text[option] ?? ""), to: "marked")
    let result = try await Tool.coordgraph.run("check", option, file, trace)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let theme = try folder.write("\u{FEFF}base = mono\n", to: "own.theme")
    let themed = try await Tool.coordgraph.run("render", "--theme", theme, trace)
    expectNoDifference(themed.errors, "")
  }

  @Test(
    "A command that needs sessions refuses a stored graph and names the file",
    arguments: [
      ["check"], ["path", "--to", "Cart"], ["render", "--view", "sequence", "--format", "outline"],
    ])
  func storedGraph(arguments: [String]) async throws {
    let graph = folder.path("shop.json")
    _ = try await Tool.coordgraph.run("render", trace, "-o", graph)
    let result = try await Tool.coordgraph.run(list: arguments + [graph])
    #expect(result.status == 2)
    expectNoDifference(
      result.errors,
      """
      \(graph): error: a stored graph has no sessions. Use the trace from which it was made; \
      coordgraph render, diff, baseline and embed also read stored graphs.

      """)
  }

  @Test(
    "A command refuses an option without effect",
    arguments: [
      (["render", "--depth", "2"], "--depth needs --focus."),
      (
        ["render", "-o", "{ap}.svg"],
        "Unknown placeholder {ap} in --output. Use {trace}, {app}, {view}, {format}."
      ),
      (
        ["render", "--link-base", "https://a.b/{type}.swift"],
        "Unknown placeholder {type} in --link-base. Use {name}."
      ),
      (
        ["render", "--view", "sequence", "--format", "mermaid", "--focus", "Cart"],
        "--focus needs --view map, hierarchy or flow, not sequence."
      ),
      (
        ["render", "--view", "sequence", "--format", "mermaid", "--no-legend"],
        "--no-legend needs --format dot, svg, png, pdf or xdot, not mermaid."
      ),
      (
        ["render", "--view", "sequence", "--format", "outline", "--scale", "2"],
        "--scale needs --format png, not outline."
      ),
      (
        ["render", "--format", "outline", "--scale", "2"],
        "--scale needs --format png, not outline."
      ),
      (
        ["render", "--view", "hierarchy", "--backs", "edges"],
        "--backs needs --view map or flow, not hierarchy."
      ),
      (
        ["rendr", "shop.trace"],
        "Unknown command 'rendr'. The commands are render, embed, diff, check, baseline, path, "
          + "live, fold, merge, columns, export, port, map, symbolicate, migrate, doctor, init, help."
      ),
      (
        ["render", "--view", "flow", "--format", "reading"],
        "--view needs --format dot, svg, png, pdf, html, mermaid, outline or xdot, not reading."
      ),
      (
        ["embed", "--check", "--redraw", "page.md"],
        "--redraw has no effect with --check, which draws nothing."
      ),
      (
        ["embed", "--check", "--force", "page.md"],
        "--force has no effect with --check, which draws nothing."
      ),
    ])
  func withoutEffect(arguments: [String], sentence: String) async throws {
    let result = try await Tool.coordgraph.run(list: arguments + [trace])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: \(sentence)\n"), "\(result.errors)")
    let names = try folder.names
    #expect(names == ["shop.trace"])
  }

  @Test(
    "embed and diff refuse an option without effect",
    arguments: [
      ("depth=2", "depth= needs focus=, from which it counts steps."),
      (
        "view=sequence backs",
        "backs has no effect with view=sequence. Remove it, or use view=map or flow."
      ),
      (
        "theme=mono",
        "theme has no effect with format=mermaid. Remove it, or use format=svg, png or dot."
      ),
      (
        "view=hierarchy weights format=dot",
        "weights has no effect with view=hierarchy. Remove it, or use view=map or flow."
      ),
    ])
  func marks(options: String, sentence: String) async throws {
    let page = try folder.write(
      "<!-- coordgraph: trace=shop.trace \(options) -->\n<!-- /coordgraph -->\n", to: "a.md")
    let result = try await Tool.coordgraph.run("embed", page)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("\(page):1:1: error: \(sentence)"), "\(result.errors)")
    let diff = try await Tool.coordgraph.run("diff", "--only-changes", trace, trace)
    #expect(diff.status == 2)
    #expect(
      diff.errors.hasPrefix(
        "Error: --only-changes needs --format svg, png, dot or html, not text.\n"))
    let viewed = try await Tool.coordgraph.run("diff", "--view", "flow", trace, trace)
    #expect(viewed.status == 2)
    #expect(
      viewed.errors.hasPrefix(
        "Error: --view needs --format svg, png, dot, html or markdown, not text.\n"))
    let scaled = try await Tool.coordgraph.run(
      "diff", "--scale", "2", "--format", "svg", trace, trace)
    #expect(scaled.status == 2)
    #expect(scaled.errors.hasPrefix("Error: --scale needs --format png, not svg.\n"))
  }
}
