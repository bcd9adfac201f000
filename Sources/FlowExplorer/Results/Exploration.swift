import FlowGraph
import FlowReading
import FlowTrace
import FlowVerdicts
import OrderedCollections

/// What an explorer found in an app.
public struct Exploration: Sendable {
  /// The app's name.
  public var app: String
  /// Which states count as different.
  public enum Scope: Sendable, Hashable {
    /// Those that differ in anything that the identity counts, hidden tabs included.
    case everything
    /// Those that differ on display or on covered screens. Together with what hidden tabs hold, there are
    /// about as many as estimated.
    case display(estimatedStates: Int)
  }

  /// Which states count as different: see ``InterfaceIdentity/automatic``.
  public var scope: Scope
  /// The states in the order in which they were found: those of the shortest paths first.
  public var states: [ExploredState]
  /// The reasons to doubt that this is the whole app: first what was met on the way, then what the
  /// states show.
  public var doubts: [ExplorationDoubt]
  /// The reasons to doubt that the explorer was told to accept.
  public var accepted: [ExplorationDoubt]
  /// What is wrong with how the app can be used.
  public var findings: [ExplorationFinding]
  /// The steps after which the app remembers something that it does not show, in the order in which that was
  /// noticed; at most four.
  public var remembered: [RememberedStep] = []
  /// The limits that were hit; empty when the search and the tours came to their own end.
  public var limits: [ExplorationLimits.Name]
  /// How much of each screen was used.
  public var coverage: ExplorationCoverage
  /// From which states each event from outside leads to its screen, in the order of
  /// ``FlowExplorer/events``.
  public var events: [EventProof]
  /// What the app requested of servers, where code stands in for the network.
  public var requests = ExploredRequests()
  /// The names of the fields and search bars into which nothing but samples and known texts was typed,
  /// sorted.
  public var sampledInputs: [String] = []
  /// The number of actions done, replayed ones included. With ``FlowExplorer/processes``, so are those before
  /// a crash after which the search began again.
  public var steps: Int
  /// The number of launches, counted in the same way.
  public var sessions: Int
  /// A session along a shortest path for each thing that a step can bring about, sessions that
  /// repeat round trips after which more coordinators are linked, and tours that use every
  /// transition in few walks.
  public var trace: Trace
}

extension Exploration {
  /// Whether there is no reason to doubt that this is the whole app: every action was done in every
  /// state, without a limit, and with the same outcome each time.
  public var isComplete: Bool { doubts.isEmpty }

  /// One line with the number of states, actions and screens, whether that is all, and how many
  /// classes of screens were never reached or are unused.
  public var summary: String {
    let actions = states.reduce(0) { $0 + $1.actions.count }
    let sizes = [
      (states.count, "state"), (actions, "action"), (coverage.screens.count, "screen"),
    ].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let completeness =
      switch (isComplete, scope) {
      case (false, _): "not complete"
      case (true, .everything): "complete"
      case (true, .display): "complete by what is on display"
      }
    let rest = [(coverage.unreached, "more never reached"), (coverage.unused, "unused")]
      .map { screens, words in screens.isEmpty ? "" : ", \(screens.count) \(words)" }.joined()
    return "\(app): \(completeness); \(sizes.joined(separator: ", "))\(rest)"
  }

  /// What outlives its screens, and how every flow ended, according to ``trace``.
  ///
  /// Complexity: O(*n*) in the length of ``trace``.
  public var verdicts: VerdictReport {
    FlowReading(trace, parts: .verdicts).verdicts
  }

  /// Records the events of ``trace`` in another recorder, with the times of its clock.
  public func write(to recorder: FlowRecorder) {
    for record in trace.records { recorder.record(record.event) }
  }
}

extension Exploration: FlowSource {
  /// The graph of ``trace``.
  ///
  /// Complexity: O(*n*) in the length of ``trace``.
  public func flowGraph() -> FlowGraph {
    FlowReading(trace, parts: .graphOnly).graph
  }

  /// The summary and the first reason why the exploration is not complete; nil when it is.
  public var incompleteness: String? {
    doubts.first.map { "The exploration of \(summary): \($0)." }
  }
}

extension Exploration: CustomStringConvertible {
  /// The whole report: the summary, the reasons to doubt, the findings, the verdicts, what was used of each
  /// screen, from where each event works, and the exits.
  public var description: String {
    let reading = FlowReading(trace, parts: .verdicts)
    let verdicts = reading.verdicts
    var lines = [summary]
    lines.append(
      "\(steps) steps in \(sessions) launches; \(coverage.transitions) transitions, "
        + "\(coverage.toured) of them used again in the tours")
    if case .display(let estimate) = scope {
      lines.append(
        "what hidden tabs hold did not count; with it there are about \(estimate) states, which the "
          + "identity .standard explores")
    }
    lines += Self.section("Reasons to doubt", doubtLines)
    lines += Self.section("Accepted reasons to doubt", accepted.map(\.description))
    lines += Self.section("Findings", findings.map(\.description) + hints)
    lines += Self.section("Verdicts, which coordgraph check explains", Self.lines(reading.check()))
    lines += Self.section(
      "What the app remembers without showing it", remembered.map(\.description))
    lines += Self.section("Screens", coverage.screens.flatMap(\.reportLines))
    lines += Self.section("Screens replaced within the turn that showed them", coverage.passed)
    lines += Self.section("Events", events.flatMap(\.reportLines))
    lines += Self.section("Exits", verdicts.exits.flows.map { $0.reportLine(verdicts.names) })
    return lines.joined(separator: "\n")
  }

  /// What is wrong with lifetimes, each once, with one of the paths that show it.
  private static func lines(_ check: CheckReport) -> [String] {
    let verdicts = OrderedDictionary(grouping: check.findings + check.notes, by: check.sentence)
    return verdicts.map { sentence, verdicts in
      let others = verdicts.count - 1
      let more = others == 0 ? "" : "; and in \(others) other way\(others == 1 ? "" : "s")"
      let shortest = verdicts.map(\.path).min { $0.steps.count < $1.steps.count }
      return sentence + (shortest.map { " After: \($0)" } ?? "") + more
    }
  }

  /// What may lead to screens that were never reached.
  private var hints: [String] {
    guard !coverage.unreached.isEmpty, !sampledInputs.isEmpty else { return [] }
    let names = sampledInputs.map { "\"\($0)\"" }.joined(separator: ", ")
    return ["other texts may lead to what was never reached; only samples were typed into \(names)"]
  }

  /// The reasons to doubt, of each kind the first, and how many more there are.
  private var doubtLines: [String] {
    let all = Dictionary(grouping: doubts, by: \.kind.name).mapValues(\.count)
    var listed: [String: Int] = [:]
    return doubts.compactMap { doubt in
      let (name, count) = (doubt.kind.name, listed[doubt.kind.name, default: 0])
      listed[name] = count + 1
      if count < doubt.kind.mostListed { return doubt.description }
      return count == doubt.kind.mostListed
        ? "and \(all[name, default: 0] - count) more reasons of the kind \(name)" : nil
    }
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title):"] + lines.map { "  \($0)" }
  }
}

extension ExplorationDoubt.Kind {
  /// The name of the case: `nondeterministic`.
  fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// The most reasons of the kind that a report lists. Many paths lead to one timer.
  fileprivate var mostListed: Int {
    switch self {
    case .timer, .drift: 3
    default: 8
    }
  }
}

extension ScreenCoverage {
  fileprivate var reportLines: [String] {
    let states = states == 1 ? "1 state" : "\(states) states"
    return ["\(screen), in \(states): \(Self.folded(tried).joined(separator: ", "))"]
      + disabled.map { "  always disabled: \"\($0)\"" }
      + blocked.map { "  always out of reach: \"\($0)\"" }
      + Self.folded(idle).map { "  never did anything: \($0)" }
      + gaps.map { "  \($0.reason.rawValue): \($0.action)" }
  }

  /// How many actions that differ in a number are listed one by one.
  private static let mostAlike = 3

  /// The actions, those that differ only in their numbers as one, with how many there are.
  private static func folded(_ actions: [String]) -> [String] {
    let alike = OrderedDictionary(grouping: actions) {
      $0.replacing(/[0-9]+([.,][0-9]+)*/, with: "…")
    }
    return alike.flatMap { folded, actions in
      actions.count <= mostAlike ? actions : ["\(folded) (\(actions.count))"]
    }
  }
}

extension ExitMatrix.Flow {
  fileprivate func reportLine(_ names: CanonicalNames) -> String {
    let exits = rows.filter { $0.exercised > 0 }
      .map { $0.exit.rawValue + ($0.verdicts.isEmpty ? "" : " (not released)") }
    return "\(names[coordinator]): \(exits.isEmpty ? "none" : exits.joined(separator: ", "))"
  }
}
