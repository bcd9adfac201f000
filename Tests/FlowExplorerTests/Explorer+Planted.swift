import FlowExplorer
import FlowTracing
import PortableUIKit

extension FlowExplorer {
  /// Explores an app that begins with a screen on a navigation stack.
  static func planted(
    limits: ExplorationLimits = .init(), identity: InterfaceIdentity = .standard,
    journal: ExplorationJournal? = nil, _ root: @escaping @MainActor () -> UIViewController
  ) -> FlowExplorer {
    FlowExplorer(
      app: "Planted",
      [
        ExplorerLaunch { window, recorder in
          let coordinator = PlantedCoordinator(window: window)
          FlowTracer.start(
            recorder, window: window, root: coordinator, as: PlantedCoordinator.self)
          coordinator.navigation.setViewControllers([root()], animated: false)
          return coordinator
        }
      ], limits: limits, identity: identity, journal: journal)
  }
}

extension Exploration {
  /// The reason to doubt of an app that shows other screens when steps are repeated, from one of them on.
  static func difference(from step: String, first: String, then: String) -> String {
    "not the same each time, from step \(step); the first time it was PlantedScreen “\(first)”, "
      + "then PlantedScreen “\(then)”; does the launch reset all that survives it, and does "
      + "nothing else run meanwhile?"
  }

  /// Reasons to doubt and findings, but for classes of other tests' screens.
  var ownFindings: [String] {
    doubts.map(\.description)
      + findings.filter {
        switch $0.kind {
        case .unreachable, .unused: false
        default: true
        }
      }
      .map(\.description)
  }
}
