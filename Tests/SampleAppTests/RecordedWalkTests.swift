import FlowExplorer
import FlowGraph
import FlowPaths
import FlowPerson
import FlowReading
import FlowTrace
import PortableUIKit
import Shop
import TestSupport
import Testing

@testable import SampleCommands

@MainActor @Suite("Walks that cover an exploration", .interface)
struct RecordedWalkTests {
  @Test("Walks that cover all transitions use each of them, and no other")
  func transitions() async throws {
    try await expectWalks(covering: .transitions, toUse: \.transitions)
  }

  @Test("Walks that cover all screens use each of them, and no other")
  func screens() async throws {
    try await expectWalks(covering: .screens, toUse: \.screens)
  }

  @Test("A walk to a screen shows the screens that were recorded")
  func endings() async throws {
    try await Sample.forEachVariant { sample, options in
      let recorded = try await record(sample, options)
      let walks = recorded.graph.screens.compactMap { recorded.path(to: $0)?.walk }
      #expect(!walks.isEmpty)
      _ = try await take(walks, sample, options)
    }
  }

  private func expectWalks<Used: Equatable>(
    covering goal: FlowPaths.Goal, toUse used: (FlowGraph) -> Used
  ) async throws {
    try await Sample.forEachVariant { sample, options in
      let recorded = try await record(sample, options)
      let taken = try await take(recorded.cover(goal).walks, sample, options)
      #expect(used(taken.graph) == used(recorded.graph), "\(sample.name)")
    }
  }

  private func record(_ sample: Sample, _ options: SampleOptions) async throws -> FlowPaths {
    let trace = try await ExploredSamples.exploration(of: sample, options).trace
    return paths(of: trace)
  }

  /// Takes each walk in an app that was launched for it, and looks at what is on display.
  private func take(
    _ walks: [Walk], _ sample: Sample, _ options: SampleOptions
  ) async throws -> FlowPaths {
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: sample.name, clock: .stepping, sink: collector)
    for walk in walks {
      let launch = try #require(sample.launches(options).first { $0.label == walk.launch })
      let window = UIWindow()
      let app = launch.launch(window, recorder)
      let person = FlowPerson(window: window)
      await person.wait()
      #expect(person.sight.screenName == walk.opening?.className, "\(sample.name), launch")
      for (index, step) in walk.steps.enumerated() {
        try await person.perform(try #require(step.step.flatMap(PersonAction.init)))
        let place = "\(sample.name), step \(index + 1) of \(walk.steps.count), \(step.act)"
        #expect(person.sight.screenName == step.screen?.className, "\(place)")
      }
      withExtendedLifetime(app) {}
    }
    return paths(of: collector.trace)
  }

  private func paths(of trace: Trace) -> FlowPaths {
    FlowReading(trace, parts: .paths).paths
  }
}

extension FlowGraph.Name {
  fileprivate var className: String? { type.split(separator: ".").last.map(String.init) }
}

extension PersonAction {
  /// What was recorded, to be done again; nil where the samples have nothing to do it to.
  fileprivate init?(_ step: PersonStep) {
    let target = step.target ?? ""
    switch step.action {
    case .tap: self = .tap(target)
    case .select:
      guard let row = Int(target) else { return nil }
      self = .selectRow(row, section: 0)
    case .turn: self = .turnPage(forward: target == "forward")
    case .enter, .outside: return nil
    case .back: self = .goBack
    case .swipeBack: self = .swipeBack
    case .swipeBackLetGo: self = .swipeBackAndLetGo
    case .swipeDown: self = .swipeDown
    case .tab: self = .selectTab(target)
    case .longPress: self = .longPress(target)
    case .swipe: self = .swipe(target)
    case .menu: self = .chooseFromMenu(target)
    case .swipeRow: self = .swipeRow(target)
    case .pull: self = .pullToRefresh
    case .shake: self = .shake
    }
  }
}
