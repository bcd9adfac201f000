import CustomDump
import Foundation
import Testing

@Suite("A sample app")
struct SampleTests {
  @Test(
    "A sample has its expected graph, explored or walked through",
    arguments: SampleRun.all, [false, true])
  func equality(sample: SampleRun, isWalk: Bool) async throws {
    let trace = isWalk ? try await sample.newTrace(walk: true) : try await sample.trace()
    let graph = try await Tool.coordgraph.run("render", "--format", "json", input: trace)
    expectNoDifference(graph.errors, "")
    let found = try JSONDecoder().decode(ExpectedApp.self, from: Data(graph.output.utf8))
    expectNoDifference(try ExpectedApp.fixture(sample).differences(from: found), [])
    #expect(!graph.output.contains("\"unknown\""))
  }

  @Test("RayPets has the same graph with the corrected router")
  func fixed() async throws {
    let trace = try await Tool.samples.run("run", "RayPets", "--fixed")
    let graph = try await Tool.coordgraph.run("render", "--format", "json", input: trace.output)
    let found = try JSONDecoder().decode(ExpectedApp.self, from: Data(graph.output.utf8))
    expectNoDifference(
      try ExpectedApp.fixture(SampleRun(name: "RayPets")).differences(from: found), [])
  }

  @Test("RayPets keeps the child of a sheet swiped down, except with the corrected router")
  func leak() async throws {
    let broken = try await Tool.samples.run("run", "RayPets", "--walk").output
    let fixed = try await Tool.samples.run("run", "RayPets", "--walk", "--fixed").output
    func count(_ event: String, in trace: String) -> Int {
      trace.split(separator: "\n").count { $0.contains("\"event\":\"\(event)\"") }
    }
    #expect(count("link", in: broken) == count("unlink", in: broken) + 4)
    #expect(count("link", in: fixed) == count("unlink", in: fixed))
  }

  @Test("A sample makes the same trace and DOT each time, byte for byte", arguments: SampleRun.all)
  func determinism(sample: SampleRun) async throws {
    let first = try await sample.trace()
    let second = try await sample.newTrace()
    #expect(first == second)
    for view in ["map", "hierarchy", "flow"] {
      let one = try await sample.drawing(view, as: "dot")
      let other = try await Tool.coordgraph.run("render", "--view", view, input: second).output
      #expect(one == other)
      #expect(one.hasPrefix("digraph "))
    }
  }

  @Test(
    "samples run refuses invalid limits",
    arguments: [("seconds", "inf"), ("seconds", "nan"), ("seconds", "-1"), ("steps", "0")])
  func limits(name: String, value: String) async throws {
    let run = try await Tool.samples.run("run", "RayPets", "--\(name)=\(value)")
    expectNoDifference(run.status, 2)
    expectNoDifference(run.output, "")
    #expect(run.errors.contains("--\(name) must be "))
  }

  @Test("The trace of a killed sample lacks at most one line")
  func killed() async throws {
    let whole = try await Tool.samples.run("run", "RayPets", "--walk").output
    for size in [1, 4_000, 10_000, 20_000, 30_000] {
      let folder = try Folder()
      let process = Process()
      process.executableURL = URL(filePath: Tool.samples.path)
      process.arguments = ["run", "RayPets", "--walk", "--trace", folder.path("killed.trace")]
      try process.run()
      while process.isRunning, (try? folder.read("killed.trace").count) ?? 0 < size {}
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let rest = String(decoding: try folder.read("killed.trace"), as: UTF8.self)
      #expect(whole.hasPrefix(rest))
      let graph = try await Tool.coordgraph.run(
        "render", folder.path("killed.trace"), "--format", "json")
      #expect(graph.status == 0 || rest.split(separator: "\n").count < 4)
    }
  }

  @Test("samples list prints every sample")
  func list() async throws {
    let list = try await Tool.samples.run("list")
    for sample in SampleRun.all {
      #expect(list.output.contains("\(sample.name): "))
    }
  }

  @Test("samples run refuses an unknown name and lists the samples")
  func unknown() async throws {
    let result = try await Tool.samples.run("run", "MyApp")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors.contains("There is no sample app 'MyApp'. Choose one of HowToCode, RayPets,"))
  }

  @Test("samples run prints why a trace can't be written")
  func unwritable() async throws {
    let result = try await Tool.samples.run("run", "RayPets", "--trace", "/no/such/a.trace")
    #expect(result.status == 2)
    expectNoDifference(
      result.errors,
      "Error: Can't write '/no/such/a.trace': No such file or directory.\n")
  }
}
