import Foundation
import TestSupport
import Testing

@Suite("Runs that a signal ends while they write")
struct KilledRunTests {
  private let folder: Folder
  private let inputs: [String]
  /// What a run writes of each input.
  private let outputs: [String]

  init() async throws {
    folder = try Folder()
    inputs = [
      try folder.write(SmallTrace.text, to: "a.trace"),
      try folder.write(SmallTrace.text.replacing("Cart", with: "Basket"), to: "b.trace"),
    ]
    var outputs: [String] = []
    for input in inputs {
      outputs.append(try await Tool.coordgraph.run("render", input, "--format", "svg").output)
    }
    self.outputs = outputs
  }

  @Test(
    "A signal leaves the old or the new file, whole; nothing stays beside it once the next run has ended",
    arguments: ["TERM", "INT", "HUP", "KILL"])
  func killed(signal: String) async throws {
    let results = try Folder()
    let out = try results.write(outputs[0], to: "o.svg")
    for round in SlowTests.seeds(1...50, first: 5) {
      // Spread over the time that a run takes.
      let seconds = Double(round * 137 % 400) / 1_000
      let script = """
        '\(Tool.coordgraph.path)' render --no-cache '\(inputs[round % 2])' -o '\(out)' &
        sleep \(seconds); kill -\(signal) $! 2>/dev/null; wait
        """
      _ = try await Tool(path: "/bin/sh").run("-c", script)
      #expect(outputs.contains(String(decoding: try results.read("o.svg"), as: UTF8.self)))
      if signal != "KILL" { #expect(try results.names == ["o.svg"]) }
    }
    _ = try await Tool.coordgraph.run("render", inputs[0], "-o", out)
    #expect(try results.names == ["o.svg"])
    #expect(try results.read("o.svg") == Data(outputs[0].utf8))
  }

  @Test("What a killed run left is removed; what another run still writes is not")
  func abandoned() async throws {
    let results = try Folder()
    _ = try results.write("half", to: ".o.svg.left.part")
    let busy = try results.write("half", to: ".o.svg.busy.part")
    _ = try results.write("mine", to: ".other.svg.left.part")
    let descriptor = open(busy, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let result = try await Tool.coordgraph.run("render", inputs[0], "-o", results.path("o.svg"))
    #expect(result.status == 0)
    #expect(try results.names == [".o.svg.busy.part", ".other.svg.left.part", "o.svg"])
  }
}
