import Shop

@testable import SampleCommands

extension Sample {
  private static let variants = [
    SampleOptions(), SampleOptions(isFixed: true), SampleOptions(flow: .digital),
  ]

  /// Calls a closure with each sample, as it is and with each option that changes its flow.
  static func forEachVariant(
    _ body: (Sample, SampleOptions) async throws -> Void
  ) async throws {
    for options in variants {
      for sample in all where options.given.allSatisfy(sample.understands.contains) {
        try await body(sample, options)
      }
    }
  }
}
