import CustomDump
import Foundation
import Testing

@Suite("coordgraph path")
struct PathTests {
  /// A list, a detail of it, and a cart.
  private static let trace = """
    {"format":"flowtrace","version":"1.0","app":"Shop"}
    {"at":0,"event":"launch","label":"sale"}
    {"at":1,"event":"screen","id":1,"type":"Shop.ListViewController"}
    {"at":2,"event":"transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app"}
    {"at":3,"event":"step","action":"select","target":"2"}
    {"at":4,"event":"screen","id":2,"type":"Shop.DetailViewController","label":"Book"}
    {"at":5,"event":"transition","from":1,"to":2,"kind":"push","trigger":"select row 2","by":"app"}
    {"at":6,"event":"step","action":"tap","target":"Buy"}
    {"at":7,"event":"step","action":"tap","target":"Cart"}
    {"at":8,"event":"screen","id":3,"type":"Shop.CartViewController"}
    {"at":9,"event":"screen","id":4,"type":"Shop.DetailViewController","label":"Pen"}
    {"at":9,"event":"transition","from":2,"to":3,"kind":"push","trigger":"tap \\"Cart\\"","by":"app"}

    """

  private func path(
    _ arguments: String..., trace: String = trace
  ) async throws -> Tool.Result {
    try await Tool.coordgraph.run("path", list: arguments, input: trace)
  }

  @Test("path --to prints numbered steps")
  func path() async throws {
    let result = try await path("--to", "Cart")
    expectNoDifference(result.errors, "")
    expectNoDifference(
      result.output,
      """
      Shop: 3 steps to CartViewController, the fewest recorded.

          launch (sale) → ListViewController
       1. select row 2 → DetailViewController (Book)
       2. tap "Buy" (DetailViewController (Book) stays)
       3. tap "Cart" → CartViewController

      """)
    #expect(result.status == 0)
  }

  @Test("path takes the shortest walk of several traces, in every format")
  func several() async throws {
    let folder = try Folder()
    let long = try folder.write(Self.trace, to: "long.trace")
    let short = try folder.write(
      Self.trace.split(separator: "\n").filter { !$0.contains("Buy") }.joined(separator: "\n"),
      to: "short.trace")
    for order in [[long, short], [short, long]] {
      let result = try await Tool.coordgraph.run(
        "path", "--to", "Cart", "--from", "Book", list: order)
      expectNoDifference(result.errors, "")
      #expect(result.output.hasPrefix("Shop: 1 step from DetailViewController (Book) to Cart"))
    }
    let cover = try await Tool.coordgraph.run(
      "path", "--cover", "transitions", "--format", "json", long, short)
    #expect(cover.output.contains("\"isFewest\": true"))
  }

  @Test("path names what leads to a screen if nothing does from --from")
  func noWay() async throws {
    let result = try await path("--from", "Cart", "--to", "Book")
    #expect(result.status == 1)
    #expect(result.output == "")
    expectNoDifference(
      result.errors,
      """
      No recorded session leads from CartViewController to DetailViewController (Book). These \
      transitions lead there: select row 2 on ListViewController.

      """)
  }

  @Test(
    "path refuses an unknown or ambiguous screen and lists the candidates",
    arguments: [
      ("Crat", "Unknown screen 'Crat'. Did you mean 'CartViewController'?"),
      (
        "Detail",
        "'Detail' is the name of several screens: DetailViewController (Book), DetailViewController (Pen)."
      ),
    ])
  func names(name: String, message: String) async throws {
    let result = try await path("--to", name)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test(
    "path refuses options that don't go together",
    arguments: [
      [], ["--to", "Cart", "--cover", "screens"], ["--from", "Cart", "--cover", "screens"],
      ["--to", "Cart", "--launch", "App()"],
    ])
  func nonsense(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run("path", list: arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
  }

  @Test("path skips bad lines and exits with 1")
  func damaged() async throws {
    let result = try await path("--to", "Cart", trace: Self.trace + "{\"at\":1}\n")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("Shop: 3 steps"))
    #expect(result.errors.contains("standard input:13:"))
  }

  @Test("path --cover refuses a trace without screens")
  func nothing() async throws {
    let result = try await path(
      "--to", "Cart", trace: "{\"format\":\"flowtrace\",\"version\":\"1.0\",\"app\":\"Shop\"}\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("No paths"))
  }

  @Test("path prints the same each time", arguments: SampleRun.all)
  func determinism(sample: SampleRun) async throws {
    let trace = try await sample.trace()
    for format in ["text", "json", "swift"] {
      let one = try await path("--cover", "transitions", "--format", format, trace: trace)
      let other = try await path("--cover", "transitions", "--format", format, trace: trace)
      expectNoDifference(one.errors, "")
      #expect(!one.output.isEmpty)
      #expect(one.output == other.output)
    }
  }

  /// `RECORD_GOLDEN=1` writes the files anew, and fails; then they have to be compiled and run.
  @Test(
    "path --format swift writes tests that compile and pass", arguments: GeneratedWalks.all.indices)
  func generated(index: Int) async throws {
    let walks = GeneratedWalks.all[index]
    let written = try await walks.written()
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == nil else {
      try Data(written.utf8).write(to: walks.file)
      Issue.record("\(walks.sample)Walks.swift was recorded; run again without RECORD_GOLDEN.")
      return
    }
    expectNoDifference(try String(contentsOf: walks.file, encoding: .utf8), written)
  }
}
