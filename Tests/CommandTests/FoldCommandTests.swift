import CustomDump
import Foundation
import Testing

@Suite("coordgraph fold and merge")
struct FoldCommandTests {
  private let folder: Folder
  private let traces: [String]

  init() async throws {
    folder = try Folder()
    traces = [
      try folder.write(SmallTrace.text, to: "small.trace"),
      try folder.write(CartTrace.text(), to: "cart.trace"),
      try folder.write(CartTrace.text(to: "Coupon", tap: "Coupons"), to: "coupon.trace"),
    ]
  }

  private func run(_ arguments: String...) async throws -> Tool.Result {
    try await Tool.coordgraph.run(list: arguments)
  }

  @Test("Parts merge into the bytes of one fold over all traces", arguments: [true, false])
  func merge(isSummary: Bool) async throws {
    let options = isSummary ? ["--summary", "--app-version", "2.4"] : []
    let whole = try await Tool.coordgraph.run(list: ["fold"] + options + traces)
    expectNoDifference(whole.errors, "")
    #expect(whole.status == 0)
    var parts: [String] = []
    for trace in traces {
      parts.append(trace + ".flow")
      _ = try await Tool.coordgraph.run(list: ["fold", trace, "-o", trace + ".flow"] + options)
    }
    let pair = folder.path("pair.flow")
    _ = try await run("merge", parts[2], parts[0], "-o", pair)
    let merged = try await run("merge", parts[1], pair)
    expectNoDifference(merged.output, whole.output)
    #expect(merged.status == 0)
  }

  @Test("Commands print of a summary what they print of its traces")
  func sameOutput() async throws {
    let summary = folder.path("all.flow")
    _ = try await Tool.coordgraph.run(list: ["fold", "--summary", "-o", summary] + traces)
    for command in [
      ["render", "--format", "dot"], ["render", "--format", "json"],
      ["check", "--exits"], ["baseline", "--counts"],
    ] {
      let fromTraces = try await Tool.coordgraph.run(list: command + traces)
      let fromSummary = try await Tool.coordgraph.run(list: command + [summary])
      expectNoDifference(fromSummary.output, fromTraces.output)
      #expect(fromSummary.status == fromTraces.status)
    }
  }

  @Test(
    "Commands that need sessions refuse a summary",
    arguments: [
      ["path", "--cover", "screens"], ["render", "--format", "reading"],
      ["render", "--view", "sequence", "--format", "outline"], ["doctor"],
    ])
  func refused(command: [String]) async throws {
    let summary = folder.path("all.flow")
    _ = try await run("fold", "--summary", traces[0], "-o", summary)
    let result = try await Tool.coordgraph.run(list: command + [summary])
    #expect(result.status == 2)
    #expect(result.errors.contains("all.flow: error: a summary has no sessions"))
  }

  @Test("A file that can't be read is reported and left out, and the others are counted once")
  func badFiles() async throws {
    let good = try await run("fold", "--summary", traces[0])
    let later = try folder.write(
      #"{"format":"flowsummary","version":"2.0","lines":0}"# + "\n", to: "later.flow")
    let broken = try folder.write("not gzip", to: "broken.trace.gz")
    let result = try await run(
      "fold", "--summary", later, traces[0], broken, folder.path("gone.trace"), traces[0])
    #expect(result.status == 1)
    expectNoDifference(result.output, good.output)
    for sentence in [
      "later.flow:1: error: not a valid stored summary: 'version' is 2.0.",
      "note: '\(broken)' was left out.", "Can't read '\(folder.path("gone.trace"))'",
      "note: '\(traces[0])' was given twice and is counted once.",
    ] {
      #expect(result.errors.contains(sentence), "\(result.errors)")
    }
    let none = try await run("fold", later)
    #expect(none.status == 2)
  }

  @Test("A folder is its traces, and compressed ones are read")
  func folders() async throws {
    let whole = try await Tool.coordgraph.run(list: ["fold"] + traces)
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", traces[1]]
    try gzip.run()
    gzip.waitUntilExit()
    let result = try await run("fold", folder.url.path)
    expectNoDifference(result.output, whole.output)
    #expect(result.status == 0)
  }

  @Test("Whole sessions and summaries are not added up")
  func mixed() async throws {
    let (whole, summary) = (folder.path("whole.flow"), folder.path("summary.flow"))
    _ = try await run("fold", traces[0], "-o", whole)
    _ = try await run("fold", "--summary", traces[0], "-o", summary)
    let toWhole = try await run("merge", folder.path("gone.flow"), whole, summary)
    #expect(toWhole.status == 1)
    #expect(toWhole.errors.contains("summary.flow: error: a summary has no sessions"))
    let toSummary = try await run("merge", folder.path("gone.flow"), summary, whole)
    #expect(toSummary.status == 1)
    #expect(toSummary.errors.contains("whole.flow: error: whole sessions can't be merged"))
    let left = try await run("merge", summary)
    expectNoDifference(toSummary.output, left.output)
  }

  @Test("A merge leaves out what fewer sessions show, and what it wrote isn't merged again")
  func atLeast() async throws {
    let (part, kept) = (folder.path("part.flow"), folder.path("kept.flow"))
    let copies = try (0..<3).map { try folder.write(CartTrace.text(), to: "copy\($0).trace") }
    _ = try await Tool.coordgraph.run(list: ["fold", "--summary", "-o", part] + traces + copies)
    let merged = try await run("merge", "--at-least", "4", part, "-o", kept)
    expectNoDifference(merged.errors, "")
    let drawn = try await run("render", "--format", "outline", kept)
    #expect(drawn.output.contains("Cart"))
    #expect(!drawn.output.contains("Coupon"))
    let again = try await run("merge", kept, part)
    #expect(again.status == 1)
    #expect(again.errors.contains("kept.flow: error: what fewer than 4 sessions show was left out"))
    let both = try await run("render", "--format", "json", kept, part)
    #expect(both.status == 2)
    #expect(both.errors.contains("kept.flow: error: what fewer than 4 sessions show was left out"))
    #expect(both.errors.contains("Pass it alone, or the parts that it was made of."))
    let empty = try await run("merge", "--at-least", "100", part)
    #expect(empty.status == 2)
    #expect(empty.errors.contains("No version of the app has 100 sessions"))
    let whole = folder.path("whole.flow")
    _ = try await run("fold", traces[0], "-o", whole)
    let sessions = try await run("merge", "--at-least", "2", whole)
    #expect(sessions.status == 2)
    #expect(sessions.errors.contains("--at-least needs summaries"))
  }

  @Test("A pattern in quotes is the files that match it")
  func patterns() async throws {
    let whole = try await run("fold", traces[1], traces[2])
    let matched = try await run("fold", folder.path("c*.trace"))
    expectNoDifference(matched.output, whole.output)
    let none = try await run("fold", folder.path("x*.trace"))
    #expect(none.status == 2)
    #expect(none.errors.contains("No files match"))
  }

  @Test("A folder that is named like a trace is the traces in it", arguments: ["", "/*.trace"])
  func folderNamedLikeTrace(pattern: String) async throws {
    let outer = folder.url.appending(component: "outer")
    let inner = outer.appending(component: "inner.trace")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: traces[0], toPath: inner.appending(component: "a.trace").path)
    let result = try await run("fold", "--summary", outer.path + pattern)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
  }

  @Test("Copies of a session count once with --distinct", arguments: [true, false])
  func distinct(isSummary: Bool) async throws {
    let options = isSummary ? ["--summary"] : []
    let copy = folder.path("copy.trace")
    try FileManager.default.copyItem(atPath: traces[1], toPath: copy)
    let once = try await Tool.coordgraph.run(list: ["fold", traces[1]] + options)
    let twice = try await Tool.coordgraph.run(list: ["fold", traces[1], copy] + options)
    let distinct = try await Tool.coordgraph.run(
      list: ["fold", "--distinct", traces[1], copy] + options)
    #expect(twice.output != once.output)
    expectNoDifference(distinct.output, once.output)
  }

  @Test(
    "No title, label or other text of a trace reaches a redacted part", arguments: [true, false])
  func redacted(isSummary: Bool) async throws {
    let options = isSummary ? ["--summary"] : []
    let trace = try folder.write(SecretTrace.text, to: "secret.trace")
    let open = try await Tool.coordgraph.run(list: ["fold", trace] + options)
    let redacted = try await Tool.coordgraph.run(list: ["fold", "--redact", trace] + options)
    #expect(open.output.contains("SECRET"))
    #expect(!redacted.output.contains("SECRET"), "\(redacted.output)")
    for kept in ["Shop.CartViewController", "Shop.CartCoordinator", "\"tap\"", "\"event\""] {
      #expect(redacted.output.contains(kept))
    }
  }

  @Test("A summary is not redacted later")
  func redactedSummary() async throws {
    let summary = folder.path("all.flow")
    _ = try await run("fold", "--summary", traces[0], "-o", summary)
    let result = try await run("fold", "--summary", "--redact", summary)
    #expect(result.status == 2)
    #expect(result.errors.contains("a summary can't be redacted later."))
  }

  @Test("With --weights, cards of a summary show counts, shares of sessions and times")
  func weights() async throws {
    let summary = folder.path("all.flow")
    _ = try await Tool.coordgraph.run(
      list: ["fold", "--summary", traces[1], traces[2], "-o", summary])
    let plain = try await run("render", "--format", "dot", summary)
    #expect(!plain.output.contains("of sessions"))
    let drawn = try await run("render", "--weights", "--format", "dot", summary)
    for words in [
      "Shop: coordinators and screens, 2 sessions", "100% of sessions", "50% of sessions",
      "end here",
      "1×",
    ] {
      #expect(drawn.output.contains(words), "\(drawn.output)")
    }
  }

  @Test("The picture on the page about fleets is the drawing of its summary")
  func picture() async throws {
    let summary = Repository.file("docs/fleets/shop.flow").path
    let dot = try await run("render", "--weights", "--format", "dot", summary).output
    let svg = try String(contentsOf: Repository.file("docs/fleets/shop.svg"), encoding: .utf8)
    let escaped = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(dot) {
      $0.replacing($1.0, with: $1.1)
    }
    #expect(
      svg.contains(escaped.dropLast()),
      "Run 'coordgraph render --weights docs/fleets/shop.flow -o docs/fleets/shop.svg'.")
  }
}
