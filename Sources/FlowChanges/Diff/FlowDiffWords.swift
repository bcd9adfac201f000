import FlowGraph
import FlowTrace
import FlowVerdicts

/// Puts a difference into words.
struct FlowDiffWords {
  let diff: FlowDiff
  /// What everything is called now; what has a new name goes by that.
  private let renamed: FlowRenames
  let names: ReadableNames

  init(_ diff: FlowDiff) {
    self.diff = diff
    renamed = diff.renames
    names = ReadableNames(of: diff.old, diff.new)
  }

  var renames: [FlowDiffStatement] {
    diff.coordinators.changed.map {
      .init(
        text: "\(names[coordinator: $0.old]) is now called \(names[coordinator: $0.new]).",
        coordinators: [$0.new])
    }
      + diff.screens.changed.map {
        .init(
          text: "Screen \(names[screen: $0.old]) is now called \(names[screen: $0.new]).",
          screens: [$0.new])
      }
  }

  /// Coordinators that are new or gone, with their owners.
  var coordinators: [FlowDiffStatement] {
    let owners = Dictionary(grouping: diff.new.linkSet, by: \.child)
    let formerOwners = Dictionary(grouping: diff.old.linkSet, by: \.child)
    func statement(
      _ name: FlowGraph.Name, _ verb: String, _ others: [FlowGraph.Name], _ tail: (String, String)
    ) -> FlowDiffStatement {
      let others = others.filter { $0 != name }
      return .init(
        text: "Coordinator \(names[coordinator: name]) is \(verb)\(self.tail(others, tail))",
        coordinators: [name])
    }
    return diff.coordinators.added.map { name in
      statement(name, "new", (owners[name] ?? []).map(\.parent), ("owns", "own"))
    }
      + diff.coordinators.removed.map { name in
        let others = (formerOwners[name] ?? []).map { renamed.coordinator($0.parent) }
        return statement(name, "gone", others, ("owned", "owned"))
      }
  }

  /// Screens that are new or gone, with those who show them.
  var screens: [FlowDiffStatement] {
    let presenters = Dictionary(grouping: diff.new.presentSet, by: \.screen)
    let formerPresenters = Dictionary(grouping: diff.old.presentSet, by: \.screen)
    func statement(
      _ name: FlowGraph.Name, _ verb: String, _ others: [FlowGraph.Name], _ tail: (String, String)
    ) -> FlowDiffStatement {
      .init(
        text: "Screen \(names[screen: name]) is \(verb)\(self.tail(others, tail))",
        screens: [name])
    }
    return diff.screens.added.map { name in
      statement(name, "new", (presenters[name] ?? []).map(\.coordinator), ("shows", "show"))
    }
      + diff.screens.removed.map { name in
        let others = (formerPresenters[name] ?? []).map { renamed.coordinator($0.coordinator) }
        return statement(name, "gone", others, ("showed", "showed"))
      }
  }

  private func tail(
    _ others: [FlowGraph.Name], _ verb: (one: String, many: String)
  ) -> String {
    guard !others.isEmpty else { return "." }
    let list = others.sorted().map { names[coordinator: $0] }
    return "; \(list.inWords("and")) \(list.count == 1 ? verb.one : verb.many) it."
  }

  /// Who owns whom, but for coordinators that are new or gone.
  var links: [FlowDiffStatement] {
    let named = Set(diff.coordinators.added + diff.coordinators.removed)
    func statement(
      _ link: FlowGraph.Link, _ verb: (before: String, after: String)
    ) -> FlowDiffStatement? {
      guard !named.contains(link.child) else { return nil }
      let link = renamed.link(link)
      let (parent, child) = (names[coordinator: link.parent], names[coordinator: link.child])
      return .init(
        text: "\(parent) \(verb.before) \(child)\(verb.after)",
        coordinators: [link.parent, link.child])
    }
    return diff.links.changed.map { change in
      let former = renamed.coordinator(change.old.parent)
      return .init(
        text: """
          \(names[coordinator: change.new.child]) is owned by \
          \(names[coordinator: change.new.parent]) now, no longer by \
          \(names[coordinator: former]).
          """,
        coordinators: [change.new.child, change.new.parent, former])
    }
      + diff.links.removed.compactMap { statement($0, ("no longer owns", ".")) }
      + diff.links.added.compactMap { statement($0, ("owns", " now.")) }
  }

  /// Who shows what, but for screens that are new or gone, and for what transitions already show.
  var presents: [FlowDiffStatement] {
    let named = Set(diff.screens.added + diff.screens.removed)
    let lost = Self.presentations(in: diff.transitions.removed)
    let gained = Self.presentations(in: diff.transitions.added)
    func statement(
      _ presentation: FlowGraph.Presentation, _ implied: Set<FlowGraph.Presentation>,
      _ verb: (before: String, after: String)
    ) -> FlowDiffStatement? {
      guard !implied.contains(presentation), !named.contains(presentation.screen) else {
        return nil
      }
      let it = renamed.presentation(presentation)
      let (owner, screen) = (names[coordinator: it.coordinator], names[screen: it.screen])
      return .init(
        text: "\(owner) \(verb.before) \(screen)\(verb.after)",
        coordinators: [it.coordinator], screens: [it.screen])
    }
    return diff.presents.changed.map { change in
      let former = renamed.coordinator(change.old.coordinator)
      return .init(
        text: """
          Screen \(names[screen: change.new.screen]) is shown by \
          \(names[coordinator: change.new.coordinator]) now, no longer by \
          \(names[coordinator: former]).
          """,
        coordinators: [change.new.coordinator, former], screens: [change.new.screen])
    }
      + diff.presents.removed.compactMap {
        statement($0, lost, ("no longer shows", "."))
      }
      + diff.presents.added.compactMap {
        statement($0, gained, ("shows", " now."))
      }
  }

  /// Returns who shows what in transitions that lead on.
  private static func presentations(
    in transitions: [FlowGraph.Transition]
  ) -> Set<FlowGraph.Presentation> {
    Set(
      transitions.compactMap { transition in
        guard case .coordinator(let name) = transition.by, transition.kind.isForward else {
          return nil
        }
        return .init(coordinator: name, screen: transition.to)
      })
  }

  /// What is found wrong now, and what is no longer.
  var verdicts: [FlowDiffStatement] {
    func statement(_ text: String, _ verdict: Verdict) -> FlowDiffStatement {
      verdict.kind.isOfScreen
        ? .init(text: text, screens: [renamed.screen(verdict.subject)])
        : .init(text: text, coordinators: [renamed.coordinator(verdict.subject)])
    }
    return diff.verdicts.added.map { statement("New \($0.gravity.rawValue): \($0.id)", $0) }
      + diff.verdicts.removed.map { statement("No longer found: \($0.id)", $0) }
      + diff.verdicts.changed.map {
        statement(
          "\($0.new.id): now a \($0.new.gravity.rawValue), before a \($0.old.gravity.rawValue).",
          $0.new)
      }
  }
}
