import CustomDump
import Testing

/// A sample and how to run it.
struct SampleRun: Hashable, CustomTestStringConvertible {
  var name: String
  /// The build of the app, where there are several.
  var flow: String?

  static let all = [
    SampleRun(name: "HowToCode"), SampleRun(name: "RayPets"), SampleRun(name: "MerchTabs"),
    SampleRun(name: "Shop", flow: "physical"), SampleRun(name: "Shop", flow: "digital"),
    SampleRun(name: "Onboarding"), SampleRun(name: "Kanji"),
  ]

  var testDescription: String { [name, flow].compactMap { $0 }.joined(separator: ", ") }

  /// What to give to `samples`.
  var arguments: [String] { ["run", name] + (flow.map { ["--flow", $0] } ?? []) }

  /// The trace of an exploration, the same for all tests.
  func trace() async throws -> String { try await SampleTraces.shared.trace(of: self) }

  /// The trace of one more exploration, or of the written walk.
  func newTrace(walk: Bool = false) async throws -> String {
    let result = try await Tool.samples.run(list: arguments + (walk ? ["--walk"] : []))
    expectNoDifference(result.errors, "")
    expectNoDifference(result.status, 0)
    return result.output
  }
}

extension SampleRun {
  /// What its diagrams are called in `docs/diagrams`.
  var diagram: String { [name, flow].compactMap { $0 }.joined(separator: "-") }
}

/// The samples' traces, each made once.
actor SampleTraces {
  static let shared = SampleTraces()

  private var tasks: [SampleRun: Task<String, any Error>] = [:]

  func trace(of sample: SampleRun) async throws -> String {
    let task = tasks[sample] ?? Task { try await sample.newTrace() }
    tasks[sample] = task
    return try await task.value
  }
}
