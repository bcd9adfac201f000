/// What tells screens of one class apart that have no label of the app.
public enum ScreenNaming: Sendable, Hashable {
  /// Nothing: a class is one screen.
  case byClass
  /// The titles of alerts and action sheets, which share a class of the system. Drawings do so.
  case alertsByTitle
  /// All titles: the steps of a tour, for instance.
  case byTitle

  /// Whether the title of a screen is part of its name.
  func usesTitle(ofType type: String) -> Bool {
    switch self {
    case .byClass: false
    case .alertsByTitle: Self.isAlert(type)
    case .byTitle: true
    }
  }

  /// Whether a type is that of alerts and action sheets.
  package static func isAlert(_ type: String) -> Bool {
    type == "UIAlertController" || type.hasSuffix("UIKit.UIAlertController")
  }
}

extension FlowGraph {
  /// Returns the graph with one screen for all alerts, as ``ScreenNaming/byClass`` has it. O(*n*).
  package var withAlertsByClass: FlowGraph {
    func plain(_ name: Name) -> Name {
      ScreenNaming.isAlert(name.type) ? Name(type: name.type) : name
    }
    var counts: [Transition: Int] = [:]
    for (transition, count) in transitionCounts {
      var transition = transition
      transition.from = transition.from.map(plain)
      transition.to = plain(transition.to)
      counts[transition, default: 0] += count
    }
    return FlowGraph(
      apps: apps, launches: launchSet, coordinators: coordinatorSet,
      screens: Set(screenSet.map(plain)), links: linkSet,
      presents: Set(
        presentSet.map { Presentation(coordinator: $0.coordinator, screen: plain($0.screen)) }),
      transitionCounts: counts)
  }
}
