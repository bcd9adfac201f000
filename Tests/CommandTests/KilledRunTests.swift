import Foundation
import TestSupport
import Testing

@Suite("Runs that a signal ends while they write")
struct KilledRunTests {
  /// A command that reads `in.trace`, and what it writes.
  struct Writer: CustomTestStringConvertible, Sendable {
    var testDescription: String { arguments }

    var arguments: String
    var files: [String]
    /// The time that a run takes, in milliseconds.
    var time: Int
  }

  private static let writers =
    SlowTests.areEnabled ? usual + others : usual

  private static let usual = [
    Writer(arguments: "render --no-cache in.trace -o o.svg", files: ["o.svg"], time: 400),
    Writer(
      arguments: "embed --no-cache page.md", files: ["in-map.svg", "page.md"], time: 400),
    Writer(arguments: "diff other.trace in.trace -o d.txt", files: ["d.txt"], time: 100),
  ]

  private static let others = [
    Writer(
      arguments: "diff --no-cache other.trace in.trace -o d.html", files: ["d.html"], time: 600),
    Writer(arguments: "fold in.trace -o f.flow", files: ["f.flow"], time: 100),
    Writer(arguments: "columns in.trace -o e.jsonl", files: ["e.jsonl"], time: 100),
  ]

  private static let traces = [
    SmallTrace.text, SmallTrace.text.replacing("Cart", with: "Basket"),
  ]

  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.write(SmallTrace.text, to: "other.trace")
    _ = try folder.write(
      "<!-- coordgraph: trace=in.trace format=svg -->\n<!-- /coordgraph -->\n", to: "page.md")
  }

  /// Runs a command of one of the traces, in the folder; kills it where a signal is given.
  private func run(
    _ writer: Writer, of trace: String, killedBy signal: String? = nil, after milliseconds: Int = 0
  ) async throws {
    _ = try folder.write(trace, to: "in.trace")
    let kill = signal.map { "sleep \(Double(milliseconds) / 1_000); kill -\($0) $! 2>/dev/null" }
    #if os(Linux)
      // All processes of the command are in the session that `setsid` begins.
      let (session, left) = (
        "setsid",
        """
        of() { cat /proc/[0-9]*/stat 2> /dev/null | awk -v s=$! '$6 == s && $3 != "Z" {print $2}'; }
        for wait in 1 2 3 4 5 6 7 8 9 10; do [ -z "$(of)" ] && break; sleep 0.1; done; of
        """
      )
    #else
      let (session, left) = ("", "")
    #endif
    let script = """
      cd '\(folder.url.path)'
      \(session) '\(Tool.coordgraph.path)' \(writer.arguments) > /dev/null 2> /dev/null & \(kill ?? ":")
      wait
      \(left)
      """
    let result = try await Tool(path: "/bin/sh").run("-c", script)
    #expect(result.output == "", "processes that are left")
  }

  private func contents(of writer: Writer) throws -> [Data] {
    try writer.files.map { try folder.read($0) }
  }

  @Test(
    "A signal leaves old or new files, whole, and no process; nothing stays beside them after the next run",
    arguments: ["TERM", "INT", "HUP", "KILL"], writers)
  func killed(signal: String, writer: Writer) async throws {
    var whole: [[Data]] = []
    for trace in Self.traces {
      try await run(writer, of: trace)
      whole.append(try contents(of: writer))
    }
    let names = try folder.names
    for round in SlowTests.seeds(1...9, first: 2) {
      try await run(
        writer, of: Self.traces[round % 2], killedBy: signal,
        after: round * 137 % writer.time)
      for (index, content) in try contents(of: writer).enumerated() {
        #expect(whole.contains { $0[index] == content }, "\(writer.files[index])")
      }
      if signal != "KILL" { #expect(try folder.names == names) }
    }
    for (trace, expected) in zip(Self.traces, whole) {
      try await run(writer, of: trace)
      #expect(try contents(of: writer) == expected)
    }
    #expect(try folder.names == names)
  }

  @Test(
    "A signal that is ignored, as under nohup, doesn't end what writes a file as its content comes")
  func ignored() async throws {
    _ = try folder.write(SmallTrace.text, to: "in.trace")
    let script = """
      cd "$0" && mkfifo pipe || exit 9
      trap '' HUP
      "$1" columns -o e.jsonl < pipe &
      exec 3> pipe
      for wait in $(seq 200); do [ -e .e.jsonl.*.part ] && break; sleep 0.05; done
      sleep 0.2
      kill -HUP $!
      cat in.trace >&3
      exec 3>&-
      wait $!
      """
    let result = try await Tool(path: "/bin/sh").run(
      "-c", script, folder.url.path, Tool.coordgraph.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try !folder.read("e.jsonl").isEmpty)
  }

  @Test("What a killed run left is removed; what another run still writes is not")
  func abandoned() async throws {
    let results = try Folder()
    let input = try folder.write(SmallTrace.text, to: "in.trace")
    _ = try results.write("half", to: ".o.svg.left.part")
    let busy = try results.write("half", to: ".o.svg.busy.part")
    _ = try results.write("mine", to: ".other.svg.left.part")
    let descriptor = open(busy, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let result = try await Tool.coordgraph.run("render", input, "-o", results.path("o.svg"))
    #expect(result.status == 0)
    #expect(try results.names == [".o.svg.busy.part", ".other.svg.left.part", "o.svg"])
  }
}
