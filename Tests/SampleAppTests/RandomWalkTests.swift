import FlowGenerators
import FlowPerson
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing
@testable import SampleCommands

@MainActor @Suite("Traces of random walks through the samples", .interface)
struct RandomWalkTests {
  private static let steps = 400

  @Test(
    "The trace of a random walk agrees with what is on display after each step",
    arguments: SlowTests.seeds(1...3 as ClosedRange<UInt64>, first: 1))
  func walk(seed: UInt64) async throws {
    for sample in Sample.all {
      for launch in sample.launches(SampleOptions()) {
        try await walk(sample.name, launch, seed)
      }
    }
  }

  private func walk(_ name: String, _ launch: Launch, _ seed: UInt64) async throws {
    let collector = TraceCollector()
    let window = UIWindow()
    let app = launch.launch(
      window, FlowRecorder(app: name, clock: .stepping, sink: collector))
    let person = FlowPerson(window: window)
    await person.wait()
    let tracer = try #require(FlowTracer.running.last)
    var witness = TraceWitness()
    var random = SeededGenerator(seed: seed)
    for step in 0..<Self.steps {
      let action = try #require(person.sight.possibleActions.randomElement(using: &random))
      try await person.perform(action)
      witness.read(collector.trace)
      let lies = witness.lies(about: window, tracer)
      try #require(lies.isEmpty, "\(name), step \(step), \(action): \(lies)")
    }
    withExtendedLifetime(app) {}
  }
}
