import FlowGraph
import FlowTrace

/// Tells what became of the ways between screens, together where one coordinator is responsible
/// for several from one screen.
struct FlowDiffWays {
  private let names: ReadableNames
  /// What is gone, by the names that are used now.
  private let removed: [FlowGraph.Transition]
  private let added: [FlowGraph.Transition]
  private let changed: [FlowChanges<FlowGraph.Transition>.Change]

  init(_ diff: FlowDiff, names: ReadableNames) {
    self.names = names
    let renames = diff.renames
    let implied = ImpliedBacks(of: diff)
    removed = diff.transitions.removed.map(renames.transition).filter { !implied.contains($0) }
    added = diff.transitions.added.filter { !implied.contains($0) }
    changed = diff.transitions.changed.filter { !implied.contains($0.new) }
      .map { .init(from: renames.transition($0.old), to: $0.new) }
  }

  /// What is gone and new, then what is different.
  var sentences: [String] {
    let gone = Dictionary(grouping: removed, by: Origin.init)
    let come = Dictionary(grouping: added, by: Origin.init)
    let origins = Set(gone.keys).union(come.keys).sorted()
    return origins.map { sentence($0.by, gone: gone[$0] ?? [], come: come[$0] ?? []) }
      + changed.map(sentence)
  }

  private func sentence(
    _ by: FlowGraph.Agent, gone: [FlowGraph.Transition], come: [FlowGraph.Transition]
  ) -> String {
    func list(_ ways: [FlowGraph.Transition]) -> String {
      Self.bundles(ways).map { "\($0.way.kind.rawValue) \(ends($0.way))\($0.triggers)" }
        .joined(separator: ", ")
    }
    guard !gone.isEmpty else {
      return "New\(by == .unknown ? "" : " by \(names[agent: by])"): \(list(come))."
    }
    let loss = by == .unknown ? "Gone: \(list(gone))" : loss(by, gone)
    return come.isEmpty ? "\(loss)." : "\(loss); new: \(list(come))."
  }

  /// `CartCoordinator no longer presents Checkout from Cart on tap "Pay"`.
  private func loss(_ by: FlowGraph.Agent, _ gone: [FlowGraph.Transition]) -> String {
    let lost = Self.bundles(gone).map { bundle in
      let from = bundle.way.from.map { " from \(names[screen: $0])" } ?? ""
      return "\(bundle.way.kind.verb) \(names[screen: bundle.way.to])\(from)\(bundle.triggers)"
    }
    return "\(names[subject: by]) no longer \(lost.inWords("and"))"
  }

  /// What stayed the same of a way first, then what is different.
  private func sentence(_ change: FlowChanges<FlowGraph.Transition>.Change) -> String {
    let (old, new) = (change.old, change.new)
    var (head, now, before) = ([ends(new)], [String](), [String]())
    if old.kind == new.kind {
      head.insert(new.kind.rawValue, at: 0)
    } else {
      now.append(new.kind.rawValue)
      before.append(old.kind.rawValue)
    }
    func compare(_ a: String, _ b: String) {
      if ExactString(a) == ExactString(b) {
        head.append(b)
      } else {
        before.append(a)
        now.append(b)
      }
    }
    if !old.trigger.isEmpty || !new.trigger.isEmpty {
      compare("on \(old.trigger)", "on \(new.trigger)")
    }
    compare("by \(names[agent: old.by])", "by \(names[agent: new.by])")
    let (was, known) = (before.joined(separator: " "), head.joined(separator: " "))
    return "\(known): now \(now.joined(separator: " ")), before \(was)."
  }

  private func ends(_ way: FlowGraph.Transition) -> String {
    "\(way.from.map { names[screen: $0] } ?? "launch") → \(names[screen: way.to])"
  }
}

extension FlowDiffWays {
  /// Who is responsible, and on which screen.
  private struct Origin: Hashable, Comparable {
    var from: FlowGraph.Name?
    var by: FlowGraph.Agent

    init(_ transition: FlowGraph.Transition) {
      from = transition.from
      by = transition.by
    }

    static func < (a: Self, b: Self) -> Bool {
      if a.by != b.by { return a.by < b.by }
      guard let fromB = b.from else { return false }
      return a.from.map { $0 < fromB } ?? true
    }
  }

  /// How many triggers of one way are told.
  private static let mostTriggers = 3

  /// Ways that differ only in their triggers, together; a trigger that nobody knows is not told.
  private static func bundles(
    _ transitions: [FlowGraph.Transition]
  ) -> [(way: FlowGraph.Transition, triggers: String)] {
    let ways = Dictionary(grouping: transitions) { transition in
      var way = transition
      way.trigger = ""
      return way
    }
    return ways.sorted { $0.key < $1.key }.map { way, transitions in
      var triggers = transitions.sorted().map(\.trigger)
      let rest = triggers.count - mostTriggers
      if rest > 1 { triggers[mostTriggers...] = ["\(rest) others"] }
      return (way, triggers.allSatisfy(\.isEmpty) ? "" : " on \(triggers.inWords("or"))")
    }
  }
}

extension TransitionKind {
  /// What a coordinator does: `presents` a screen.
  fileprivate var verb: String {
    switch self {
    case .root: "begins with"
    case .present: "presents"
    case .dismiss: "dismisses to"
    case .tab: "opens the tab"
    case .push: "pushes"
    case .pop: "goes back to"
    case .embed: "embeds"
    }
  }
}

extension ReadableNames {
  /// Who did it, inside a sentence.
  subscript(agent agent: FlowGraph.Agent) -> String {
    switch agent {
    case .coordinator(let name): self[coordinator: name]
    case .system: "the system"
    case .app: "the app"
    case .unknown: "unknown code"
    }
  }

  /// Who did it, at the beginning of a sentence.
  fileprivate subscript(subject agent: FlowGraph.Agent) -> String {
    switch agent {
    case .coordinator(let name): self[coordinator: name]
    case .system: "The system"
    case .app: "The app"
    case .unknown: "Unknown code"
    }
  }
}
