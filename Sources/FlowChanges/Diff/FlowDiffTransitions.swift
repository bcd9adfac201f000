import FlowGraph
import FlowTrace

/// Describes what became of transitions: in one sentence those that one coordinator is responsible for
/// on one screen.
struct FlowDiffTransitions {
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
  var statements: [FlowDiffStatement] {
    let gone = Dictionary(grouping: removed, by: Origin.init)
    let come = Dictionary(grouping: added, by: Origin.init)
    let origins = Set(gone.keys).union(come.keys).sorted()
    return origins.map { origin in
      let (gone, come) = (gone[origin] ?? [], come[origin] ?? [])
      return .init(
        text: sentence(origin.by, gone: gone, come: come),
        transitions: gone.sorted() + come.sorted())
    }
      + changed.map { .init(text: sentence($0), transitions: [$0.old, $0.new]) }
  }

  private func sentence(
    _ by: FlowGraph.Agent, gone: [FlowGraph.Transition], come: [FlowGraph.Transition]
  ) -> String {
    func list(_ transitions: [FlowGraph.Transition]) -> String {
      Self.bundles(transitions)
        .map { "\($0.transition.kind.rawValue) \(ends($0.transition))\($0.triggers)" }
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
    let lost = Self.bundles(gone).map { transition, triggers in
      let from = transition.from.map { " from \(names[screen: $0])" } ?? ""
      return "\(transition.kind.verb) \(names[screen: transition.to])\(from)\(triggers)"
    }
    return "\(names[subject: by]) no longer \(lost.inWords("or"))"
  }

  /// What stayed the same of a transition first, then what is different.
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

  private func ends(_ transition: FlowGraph.Transition) -> String {
    "\(transition.from.map { names[screen: $0] } ?? "launch") → \(names[screen: transition.to])"
  }
}

extension FlowDiffTransitions {
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

  /// How many triggers of one transition are listed.
  private static let mostTriggers = 3

  /// Transitions that differ only in their triggers, together; an unknown trigger is left out.
  private static func bundles(
    _ transitions: [FlowGraph.Transition]
  ) -> [(transition: FlowGraph.Transition, triggers: String)] {
    let alike = Dictionary(grouping: transitions) { transition in
      var transition = transition
      transition.trigger = ""
      return transition
    }
    return alike.sorted { $0.key < $1.key }.map { transition, members in
      var triggers = members.sorted().map(\.trigger)
      let rest = triggers.count - mostTriggers
      if rest > 1 { triggers[mostTriggers...] = ["\(rest) others"] }
      return (transition, triggers.allSatisfy(\.isEmpty) ? "" : " on \(triggers.inWords("or"))")
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
    case .replace: "replaces all with"
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
