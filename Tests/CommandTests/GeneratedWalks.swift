import Foundation

/// A test of a sample app that `coordgraph path` wrote, and that is compiled and run with the
/// other tests.
struct GeneratedWalks {
  var sample: String
  /// What launches the sample in `window`, for the launch called `label`.
  var launch: String

  static let all = [
    GeneratedWalks(
      sample: "Onboarding",
      launch: #"OnboardingApp(window: window, isFirstLaunch: label == "first launch")"#),
    GeneratedWalks(sample: "RayPets", launch: "RayPetsApp(window: window)"),
  ]

  var file: URL {
    Repository.file("Tests/SampleAppTests/Generated/\(sample)Walks.swift")
  }

  /// What to give to `coordgraph`.
  var arguments: [String] {
    [
      "path", "--cover", "transitions", "--format", "swift", "--launch", launch, "--import", sample,
    ]
  }

  func written() async throws -> String {
    let trace = try await SampleRun(name: sample).trace()
    return try await Tool.coordgraph.run(list: arguments, input: trace).output
  }
}
