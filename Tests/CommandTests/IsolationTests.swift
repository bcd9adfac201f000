import CustomDump
import Foundation
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("An exploration in a process of its own")
struct IsolationTests {
  private static let app = Tool(named: "trapping-app")

  @Test("An isolated exploration reports each crash of the app and explores the rest")
  func traps() async throws {
    let result = try await Self.app.run("--isolated")
    expectNoDifference(result.status, 0)
    expectNoDifference(
      result.output,
      """
      Trapping: not complete; 2 states, 6 actions, 1 screen
      14 steps in 7 launches; 0 transitions, 0 of them used again in the tours

      Reasons to doubt:
        the app stopped at the last step: tap "Index"
        the app stopped at the last step: tap "On", tap "Force"

      Screens:
        UIViewController, in 2 states: back, swipe back, swipe back, let go, tap "Force", \
      tap "Index", tap "On"
          stopped the app: tap "Force"
          stopped the app: tap "Index"

      """)
  }

  @Test("In an isolated exploration, a set has the same order in each launch")
  func sets() async throws {
    let result = try await Self.app.run("--isolated", "--unordered")
    expectNoDifference(result.status, 0)
    #expect(result.output.hasPrefix("Trapping: complete"), "\(result.output)")
  }

  @Test("An isolated exploration stops an app that does not come back from a step, and reports it")
  func hangs() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).pid")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await Self.app.run("--isolated", "--endless=\(file.path)")
    expectNoDifference(result.status, 0)
    #expect(result.output.contains(#"the app stopped at the last step: tap "Spin""#))
    #expect(result.errors.contains("has not come back from the last step of this path for 1 s"))
  }

  @Test("A crash ends an exploration that is not isolated")
  func trapped() async throws {
    let result = try await Self.app.run()
    expectNoDifference(result.status, nil)
    expectNoDifference(result.output, "")
  }

  @Test("An isolated exploration prints the same trace as one that is not")
  func same() async throws {
    let one = try await Tool.samples.run("run", "RayPets", "--isolated")
    let other = try await SampleRun(name: "RayPets").trace()
    expectNoDifference(one.status, 0)
    #expect(one.output == other)
  }

  @Test("An exploration in many processes reports each crash as an isolated one, and all its steps")
  func trapsInParallel() async throws {
    let parallel = try await Self.app.run("--parallel")
    let isolated = try await Self.app.run("--isolated")
    expectNoDifference(parallel.status, 0)
    let counts = /([0-9]+) steps in ([0-9]+) launches/
    expectNoDifference(
      parallel.output.replacing(counts, with: ""), isolated.output.replacing(counts, with: ""))
    let all = try #require(parallel.output.firstMatch(of: counts))
    let ofLast = try #require(isolated.output.firstMatch(of: counts))
    #expect((Int(all.1) ?? 0) > (Int(ofLast.1) ?? 0))
    #expect((Int(all.2) ?? 0) > (Int(ofLast.2) ?? 0))
  }

  @Test(
    "What an app keeps in a static property is a reason to doubt, and gone in a process of its own")
  func statics() async throws {
    let one = try await Self.app.run("--remembering")
    #expect(one.output.hasPrefix("Remembering: not complete"))
    let parallel = try await Self.app.run("--parallel", "--remembering")
    expectNoDifference(parallel.status, 0)
    #expect(parallel.output.hasPrefix("Remembering: complete; 2 states"))
  }

  @Test(
    "An exploration in many processes prints the same trace as one in one process",
    arguments: ["HowToCode", "Onboarding", "Kanji"])
  func sameInParallel(_ sample: String) async throws {
    let parallel = try await Tool.samples.run("run", sample, "--parallel")
    let one = try await Tool.samples.run("run", sample)
    expectNoDifference(parallel.status, 0)
    #expect(parallel.output == one.output)
  }

  @Test("A killed explorer leaves no process behind, not even one with an endless loop")
  func noneLeft() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).pid")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await Subprocess.run(
      .path(FilePath(Self.app.path)), arguments: ["--parallel", "--endless=\(file.path)"],
      input: .none, output: .discarded, error: .discarded,
      body: { execution in
        while Self.processIdentifier(in: file) == nil {
          try await Task.sleep(for: .milliseconds(5))
        }
        try execution.send(signal: .kill)
      })
    let child = try #require(Self.processIdentifier(in: file))
    while Self.isRunning(child) { try await Task.sleep(for: .milliseconds(5)) }
  }

  private static func processIdentifier(in file: URL) -> pid_t? {
    (try? String(contentsOf: file, encoding: .utf8)).flatMap { pid_t($0) }
  }

  /// Whether a process runs; one that has ended may not have been waited for.
  private static func isRunning(_ process: pid_t) -> Bool {
    #if os(Linux)
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let state = status?.split(separator: ") ").last?.first
      return state != nil && state != "Z" && state != "X"
    #else
      return kill(process, 0) == 0
    #endif
  }
}
