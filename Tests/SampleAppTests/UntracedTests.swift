import CustomDump
import FlowPerson
import FlowTrace
import TestSupport
import Testing

@testable import SampleCommands

@MainActor @Suite("Samples without a trace", .interface)
struct UntracedTests {
  @Test("A person sees the same in an app that is traced and in one that is not")
  func narration() async throws {
    try await Sample.forEachVariant { sample, options in
      let traced = try await narration(of: sample, options, isTraced: true)
      let untraced = try await narration(of: sample, options, isTraced: false)
      #expect(!traced.lines.isEmpty)
      expectNoDifference(untraced.lines, traced.lines, "\(sample.name)")
      #expect(traced.trace.records.count > traced.lines.count, "\(sample.name)")
      expectNoDifference(untraced.trace.records, [], "\(sample.name)")
    }
  }

  /// Walks through a sample, and returns what a person saw and what was recorded.
  private func narration(
    of sample: Sample, _ options: SampleOptions, isTraced: Bool
  ) async throws -> (lines: [String], trace: Trace) {
    let collector = TraceCollector()
    let recorder = FlowRecorder(
      app: sample.name, sampling: isTraced ? .everyLaunch : .share(0), clock: .stepping,
      sink: collector)
    var lines: [String] = []
    try await sample.run(recorder: recorder, options: options) { lines.append($0) }
    return (lines, collector.trace)
  }
}
