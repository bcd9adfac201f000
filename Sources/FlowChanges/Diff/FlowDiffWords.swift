import FlowGraph
import FlowTrace
import FlowVerdicts

/// Puts a difference into words.
struct FlowDiffWords {
  let diff: FlowDiff
  /// What everything is called now; what has a new name goes by that.
  private let renames: FlowRenames
  let names: ReadableNames

  init(_ diff: FlowDiff) {
    self.diff = diff
    renames = diff.renames
    names = ReadableNames(of: diff.old, diff.new)
  }

  var renameSentences: [String] {
    diff.coordinators.changed.map {
      "\(names[coordinator: $0.old]) is now called \(names[coordinator: $0.new])."
    }
      + diff.screens.changed.map {
        "Screen \(names[screen: $0.old]) is now called \(names[screen: $0.new])."
      }
  }

  /// Coordinators that are new or gone, with their owners.
  var coordinatorSentences: [String] {
    let owners = Dictionary(grouping: diff.new.linkSet, by: \.child)
    let formerOwners = Dictionary(grouping: diff.old.linkSet, by: \.child)
    return diff.coordinators.added.map { name in
      let others = (owners[name] ?? []).map(\.parent).filter { $0 != name }
      return "Coordinator \(names[coordinator: name]) is new\(tail(others, "owns", "own"))"
    }
      + diff.coordinators.removed.map { name in
        let others = (formerOwners[name] ?? []).map { renames.coordinator($0.parent) }
          .filter { $0 != name }
        return "Coordinator \(names[coordinator: name]) is gone\(tail(others, "owned", "owned"))"
      }
  }

  /// Screens that are new or gone, with those who show them.
  var screenSentences: [String] {
    let presenters = Dictionary(grouping: diff.new.presentSet, by: \.screen)
    let formerPresenters = Dictionary(grouping: diff.old.presentSet, by: \.screen)
    return diff.screens.added.map { name in
      let others = (presenters[name] ?? []).map(\.coordinator)
      return "Screen \(names[screen: name]) is new\(tail(others, "shows", "show"))"
    }
      + diff.screens.removed.map { name in
        let others = (formerPresenters[name] ?? []).map { renames.coordinator($0.coordinator) }
        return "Screen \(names[screen: name]) is gone\(tail(others, "showed", "showed"))"
      }
  }

  private func tail(_ others: [FlowGraph.Name], _ verb: String, _ verbOfMany: String) -> String {
    guard !others.isEmpty else { return "." }
    let list = others.sorted().map { names[coordinator: $0] }
    return "; \(list.inWords("and")) \(list.count == 1 ? verb : verbOfMany) it."
  }

  /// Who owns whom, but for coordinators that are new or gone.
  var linkSentences: [String] {
    let named = Set(diff.coordinators.added + diff.coordinators.removed)
    func sentence(_ link: FlowGraph.Link, _ verb: (before: String, after: String)) -> String? {
      guard !named.contains(link.child) else { return nil }
      let link = renames.link(link)
      return "\(names[coordinator: link.parent]) \(verb.before) \(names[coordinator: link.child])"
        + verb.after
    }
    return diff.links.changed.map { change in
      """
      \(names[coordinator: change.new.child]) is owned by \
      \(names[coordinator: change.new.parent]) now, no longer by \
      \(names[coordinator: renames.coordinator(change.old.parent)]).
      """
    }
      + diff.links.removed.compactMap { sentence($0, ("no longer owns", ".")) }
      + diff.links.added.compactMap { sentence($0, ("owns", " now.")) }
  }

  /// Who shows what, but for screens that are new or gone, and for what transitions already show.
  var presentSentences: [String] {
    let named = Set(diff.screens.added + diff.screens.removed)
    func sentence(
      _ presentation: FlowGraph.Presentation, _ transitions: [FlowGraph.Transition],
      _ verb: (before: String, after: String)
    ) -> String? {
      let isShown = transitions.contains {
        $0.to == presentation.screen && $0.by == .coordinator(presentation.coordinator)
          && $0.kind.isForward
      }
      guard !isShown, !named.contains(presentation.screen) else { return nil }
      let it = renames.presentation(presentation)
      return "\(names[coordinator: it.coordinator]) \(verb.before) \(names[screen: it.screen])"
        + verb.after
    }
    return diff.presents.changed.map { change in
      """
      Screen \(names[screen: change.new.screen]) is shown by \
      \(names[coordinator: change.new.coordinator]) now, no longer by \
      \(names[coordinator: renames.coordinator(change.old.coordinator)]).
      """
    }
      + diff.presents.removed.compactMap {
        sentence($0, diff.transitions.removed, ("no longer shows", "."))
      }
      + diff.presents.added.compactMap {
        sentence($0, diff.transitions.added, ("shows", " now."))
      }
  }

  /// What is found wrong now, and what is no longer.
  var verdictSentences: [String] {
    diff.verdicts.added.map { "New \($0.gravity.rawValue): \($0.id)" }
      + diff.verdicts.removed.map { "No longer found: \($0.id)" }
      + diff.verdicts.changed.map {
        "\($0.new.id): now a \($0.new.gravity.rawValue), before a \($0.old.gravity.rawValue)."
      }
  }
}
