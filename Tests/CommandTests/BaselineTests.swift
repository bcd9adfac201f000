import CustomDump
import Foundation
import Testing

@Suite("coordgraph baseline, and check --baseline")
struct BaselineTests {
  private let folder: Folder
  private let baseline: String

  init() async throws {
    folder = try Folder()
    baseline = folder.path("shop.baseline")
    let result = try await Tool.coordgraph.run("baseline", "-o", baseline, input: CartTrace.text())
    expectNoDifference(result.errors, "")
    expectNoDifference(result.status, 0)
  }

  @Test("baseline writes sorted facts")
  func written() throws {
    expectNoDifference(
      String(decoding: try folder.read("shop.baseline"), as: UTF8.self),
      """
      coordgraph baseline 1.0
      Cart → Receipt: push by CartCoordinator
      CartCoordinator presents Cart
      CartCoordinator presents Receipt
      coordinator CartCoordinator
      launch → Cart: root by CartCoordinator
      screen Cart
      screen Receipt

      """)
  }

  @Test("A baseline without triggers holds when only a text changes")
  func wording() async throws {
    let other = CartTrace.text(tap: "Pay now")
    let held = try await Tool.coordgraph.run("check", "--baseline", baseline, input: other)
    #expect(held.status == 0)
    expectNoDifference(held.output, "no findings, no notes.\n")
    let worded = folder.path("worded.baseline")
    _ = try await Tool.coordgraph.run(
      "baseline", "--triggers", "-o", worded, input: CartTrace.text())
    let broken = try await Tool.coordgraph.run("check", "--baseline", worded, input: other)
    #expect(broken.status == 1)
    expectNoDifference(
      broken.output,
      """
      What changed in the flow:
        push Cart → Receipt by CartCoordinator: now on tap "Pay now", before on tap "Pay".

      \(worded):2: gone: Cart → Receipt: push by CartCoordinator, on tap "Pay"
      \(worded):2: new: Cart → Receipt: push by CartCoordinator, on tap "Pay now"

      no findings, no notes; 1 fact of \(worded) gone, 1 new.

      """)
  }

  @Test(
    "check --baseline reports gone and new facts with their lines in every format",
    arguments: ["text", "json", "markdown", "github"])
  func formats(format: String) async throws {
    let result = try await Tool.coordgraph.run(
      "check", "--baseline", baseline, "--format", format, input: CartTrace.text(to: "Invoice"))
    #expect(result.status == 1)
    switch format {
    case "json":
      #expect(
        result.output.contains(
          #"{"change": "gone", "fact": "screen Receipt", "file": "\#(baseline)", "line": 8}"#))
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    case "github":
      #expect(
        result.output.contains(
          "::error file=\(baseline),line=8,title=flow changed::gone: screen Receipt\n"))
    default:
      #expect(result.output.contains("\(baseline):8: gone: screen Receipt"))
      #expect(result.output.contains("\(baseline):8: new: screen Invoice"))
    }
  }

  @Test("The summary of check --format markdown shows a baseline's name as it is")
  func markedName() async throws {
    let text = String(decoding: try folder.read("shop.baseline"), as: UTF8.self)
    let marked = try folder.write(text, to: "a*b*.baseline")
    let result = try await Tool.coordgraph.run(
      "check", "--baseline", marked, "--format", "markdown", input: CartTrace.text(to: "Invoice"))
    let summary = try #require(result.output.split(separator: "\n").last)
    #expect(summary.contains(#"a\*b\*.baseline gone, "#), "\(summary)")
  }

  @Test("check --baseline names an unreadable line and exits with 2")
  func unreadable() async throws {
    let bad = try folder.write("coordgraph baseline 1.0\nscreen\n", to: "bad.baseline")
    let result = try await Tool.coordgraph.run("check", "--baseline", bad, input: CartTrace.text())
    #expect(result.status == 2)
    expectNoDifference(result.output, "")
    #expect(result.errors.contains("\(bad):2:1: error: not a fact."))
  }

  @Test("A baseline with verdicts accepts the findings it has, and no others")
  func verdicts() async throws {
    let trace = try await SampleRun(name: "RayPets").trace()
    let file = folder.path("raypets.baseline")
    _ = try await Tool.coordgraph.run("baseline", "--verdicts", "-o", file, input: trace)
    let held = try await Tool.coordgraph.run("check", "--baseline", file, input: trace)
    #expect(held.status == 0)
    let text = String(decoding: try folder.read("raypets.baseline"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("verdict zombie/") })
    let less = lines.filter { !$0.hasPrefix("verdict") }.joined(separator: "\n")
    let shorter = try folder.write(less, to: "less.baseline")
    let broken = try await Tool.coordgraph.run("check", "--baseline", shorter, input: trace)
    #expect(broken.status == 1)
    #expect(broken.output.contains(": new: verdict zombie/"))
    let stored = folder.path("raypets.json")
    _ = try await Tool.coordgraph.run("render", "-o", stored, input: trace)
    let refused = try await Tool.coordgraph.run("baseline", "--verdicts", stored)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--verdicts needs traces"))
  }

  @Test("baseline writes the same for a stored graph as for its trace")
  func stored() async throws {
    let stored = folder.path("shop.json")
    _ = try await Tool.coordgraph.run("render", "-o", stored, input: CartTrace.text())
    let result = try await Tool.coordgraph.run("baseline", stored)
    expectNoDifference(
      result.output, String(decoding: try folder.read("shop.baseline"), as: UTF8.self))
  }
}
