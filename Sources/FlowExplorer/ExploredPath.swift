import FlowPerson

/// A way that was walked: a launch, and what a person did from there.
public struct ExploredPath: Sendable, Hashable {
  /// Which launch of the app, where there are several.
  public var launch: String?
  public var actions: [PersonAction]

  public init(launch: String? = nil, actions: [PersonAction]) {
    self.launch = launch
    self.actions = actions
  }
}

extension ExploredPath: CustomStringConvertible {
  /// The steps in one line: `first launch: tap "Get started", swipe down`.
  public var description: String {
    let steps = actions.isEmpty ? "launch" : actions.map(\.description).joined(separator: ", ")
    return launch.map { "\($0): \(steps)" } ?? steps
  }
}
