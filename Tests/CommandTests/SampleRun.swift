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

extension SampleRun {
  /// What `coordgraph render` writes of the trace in a view and a format, the same for all tests.
  func drawing(_ view: String, as format: String) async throws -> String {
    try await SampleTraces.shared.drawing(of: self, view, as: format)
  }

  fileprivate func newDrawing(_ view: String, as format: String) async throws -> String {
    let result = try await Tool.coordgraph.run(
      "render", "--view", view, "--format", format,
      list: view == "sequence" ? ["--session", "1"] : [], input: try await trace())
    expectNoDifference(result.errors, "")
    return result.output
  }
}

/// The samples' traces and drawings, each made once.
actor SampleTraces {
  static let shared = SampleTraces()

  private struct Drawing: Hashable {
    var sample: SampleRun
    var view: String
    var format: String
  }

  private var drawings: [Drawing: Task<String, any Error>] = [:]

  func drawing(of sample: SampleRun, _ view: String, as format: String) async throws -> String {
    let drawing = Drawing(sample: sample, view: view, format: format)
    let task = drawings[drawing] ?? Task { try await sample.newDrawing(view, as: format) }
    drawings[drawing] = task
    return try await task.value
  }

  private var tasks: [SampleRun: Task<String, any Error>] = [:]

  func trace(of sample: SampleRun) async throws -> String {
    let task = tasks[sample] ?? Task { try await sample.newTrace() }
    tasks[sample] = task
    return try await task.value
  }
}
