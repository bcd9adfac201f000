import FlowExplorer

@testable import SampleCommands

/// The samples' explorations, each made once.
@MainActor
enum ExploredSamples {
  private static var explorations: [(name: String, options: SampleOptions, Exploration)] = []

  static func exploration(of sample: Sample, _ options: SampleOptions) async throws -> Exploration {
    if let known = explorations.first(where: { $0.name == sample.name && $0.options == options }) {
      return known.2
    }
    let exploration = try await sample.explore(options)
    explorations.append((sample.name, options, exploration))
    return exploration
  }
}
