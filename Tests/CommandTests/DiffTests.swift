import CustomDump
import Foundation
import Testing

@Suite("coordgraph diff")
struct DiffTests {
  private static let changed = """
    Shop → Shop

    - Cart → Receipt on tap "Pay" by CartCoordinator: now present, before push.

    1 transition changed.

    """

  private let folder: Folder
  private let old: String
  private let new: String

  init() throws {
    folder = try Folder()
    old = try folder.write(CartTrace.text(), to: "old.trace")
    new = try folder.write(CartTrace.text(kind: "present"), to: "new.trace")
  }

  @Test("diff prints sentences, and exits with 1 only with --exit-code")
  func text() async throws {
    let result = try await Tool.coordgraph.run("diff", old, new)
    expectNoDifference(result.errors, "")
    expectNoDifference(result.output, Self.changed)
    #expect(result.status == 0)
    let strict = try await Tool.coordgraph.run("diff", old, new, "--exit-code")
    #expect(strict.status == 1)
    expectNoDifference(strict.output, Self.changed)
    let same = try await Tool.coordgraph.run("diff", old, old, "--exit-code")
    #expect(same.status == 0)
    expectNoDifference(same.output, "Shop → Shop\n\nThe flow is the same.\n")
  }

  @Test("diff takes traces and stored graphs, and one of them from standard input")
  func stored() async throws {
    let graph = folder.path("old.json")
    #expect(try await Tool.coordgraph.run("render", old, "-o", graph).status == 0)
    let result = try await Tool.coordgraph.run(
      "diff", graph, "-", input: CartTrace.text(kind: "present"))
    expectNoDifference(result.output, Self.changed)
    let both = try await Tool.coordgraph.run("diff", "-", "-")
    #expect(both.status == 2)
    #expect(both.errors.contains("Only one of the two can be standard input."))
  }

  @Test("diff reports a screen that replaces another as renamed")
  func renamed() async throws {
    let renamed = try folder.write(CartTrace.text(to: "Invoice"), to: "renamed.trace")
    let result = try await Tool.coordgraph.run("diff", old, renamed)
    expectNoDifference(
      result.output,
      """
      Shop → Shop

      - Screen Receipt is now called Invoice.

      1 screen renamed.

      """)
  }

  @Test("diff --format markdown writes a comment with a collapsed drawing")
  func markdown() async throws {
    let result = try await Tool.coordgraph.run("diff", old, new, "--format", "markdown")
    let start = """
      **Shop → Shop**: 1 transition changed.

      - Cart → Receipt on tap "Pay" by CartCoordinator: now present, before push.

      <details>
      <summary>What is different, drawn</summary>

      ```mermaid
      ---
      title:
      """
    expectNoDifference(String(result.output.prefix(start.count)), start)
    #expect(result.output.contains("tap #quot;Pay#quot;<br/>#43; new"))
    #expect(result.output.hasSuffix("```\n\n</details>\n"))
  }

  @Test("diff --format json writes valid JSON")
  func json() async throws {
    let result = try await Tool.coordgraph.run("diff", old, new, "--format", "json")
    expectNoDifference(
      result.output,
      #"""
      {
        "changes": [
          {"change": "changed", "kind": "transition", "new": {"by": "CartCoordinator", "from": "CartViewController", "kind": "present", "to": "ReceiptViewController", "trigger": "tap \"Pay\""}, "old": {"by": "CartCoordinator", "from": "CartViewController", "kind": "push", "to": "ReceiptViewController", "trigger": "tap \"Pay\""}}
        ],
        "format": "flowdiff",
        "new": "Shop",
        "old": "Shop",
        "sentences": [
          "Cart → Receipt on tap \"Pay\" by CartCoordinator: now present, before push."
        ],
        "version": "1.0"
      }

      """#)
    _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  @Test(
    "diff draws both flows in one picture, marked with words", arguments: ["svg", "png", "dot"])
  func drawn(format: String) async throws {
    let file = "changes.\(format)"
    let result = try await Tool.coordgraph.run("diff", old, new, "-o", folder.path(file))
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let picture = try folder.read(file)
    guard format != "png" else {
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return
    }
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.contains("+ new"))
    #expect(text.contains("− gone"))
  }

  @Test("A drawing of two flows of one name is titled by their files")
  func title() async throws {
    let dot = try await Tool.coordgraph.run("diff", old, new, "--format", "dot")
    #expect(dot.output.hasPrefix("digraph \"Shop: old.trace → new.trace\" {"), "\(dot.output)")
    let same = try await Tool.coordgraph.run(
      "diff", old, "-", "--format", "dot", input: CartTrace.text())
    #expect(same.output.hasPrefix("digraph \"Shop: old.trace → standard input\" {"))
    let inner = folder.path("inner")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    let other = try folder.write(CartTrace.text(), to: "inner/old.trace")
    let alike = try await Tool.coordgraph.run("diff", old, other, "--format", "dot")
    #expect(alike.output.hasPrefix("digraph \"Shop: \(old) → \(other)\" {"))
  }

  @Test("diff compares the verdicts of traces, and not those of stored graphs")
  func verdicts() async throws {
    let sound = try folder.write(CheckTests.sound, to: "sound.trace")
    let leak = try folder.write(CheckTests.leak, to: "leak.trace")
    let worse = try await Tool.coordgraph.run("diff", sound, leak)
    #expect(worse.output.contains("- New finding: \(CheckTests.id)\n"))
    #expect(worse.output.hasSuffix("\n1 verdict new.\n"))
    let better = try await Tool.coordgraph.run("diff", leak, sound)
    #expect(better.output.contains("- No longer found: \(CheckTests.id)\n"))
    let stored = folder.path("sound.json")
    _ = try await Tool.coordgraph.run("render", sound, "-o", stored)
    let unknown = try await Tool.coordgraph.run("diff", stored, leak, "--exit-code")
    #expect(unknown.status == 0)
    #expect(unknown.output.hasSuffix("The flow is the same.\n"))
  }

  @Test("diff names an unreadable file, and the extensions that an output may have")
  func refused() async throws {
    let missing = try await Tool.coordgraph.run("diff", old, folder.path("none.trace"))
    #expect(missing.status == 2)
    #expect(missing.errors.contains("none.trace"))
    let ending = try await Tool.coordgraph.run("diff", old, new, "-o", folder.path("a.gif"))
    #expect(ending.status == 2)
    #expect(ending.errors.contains(".txt, .json, .md, .dot, .svg, .png, .html, or pass --format."))
  }

  @Test("docs/diagrams has the current drawing of Shop's two flows")
  func docs() async throws {
    let physical = try await SampleRun(name: "Shop", flow: "physical").trace()
    let digital = try await SampleRun(name: "Shop", flow: "digital").trace()
    let result = try await Tool.coordgraph.run(
      "diff", try folder.write(physical, to: "p.trace"), try folder.write(digital, to: "d.trace"),
      "--format", "dot")
    expectNoDifference(result.output, try Repository.text("docs/diagrams/Shop-diff.dot"))
  }
}
