import CustomDump
import Testing

/// A sample and how to run it.
struct SampleRun: CustomTestStringConvertible {
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

  func trace() async throws -> String {
    let result = try await Tool.samples.run(list: arguments)
    expectNoDifference(result.errors, "")
    return result.output
  }
}

extension SampleRun {
  /// What its diagrams are called in `docs/diagrams`.
  var diagram: String { [name, flow].compactMap { $0 }.joined(separator: "-") }
}
