public import FlowGraph
public import FlowTrace

/// A way through an app that was recorded, from launch on: what a person did, and saw.
public struct Walk: Sendable, Hashable {
  /// One thing that the person did.
  public struct Step: Sendable, Hashable {
    public var step: PersonStep
    /// Which of several things of that title was tapped, from the top, counted from 0.
    public var index: Int?
    /// What was on display then; nil where nothing is known of it.
    public var screen: FlowGraph.Name?
    /// Whether it brought another screen on display.
    public var isChange: Bool

    public init(
      _ step: PersonStep, index: Int? = nil, screen: FlowGraph.Name? = nil, isChange: Bool = false
    ) {
      self.step = step
      self.index = index
      self.screen = screen
      self.isChange = isChange
    }
  }

  /// Which launch it begins with, in an app that has several.
  public var launch: String?
  /// What was on display after launch.
  public var opening: FlowGraph.Name?
  public var steps: [Step]

  public init(launch: String? = nil, opening: FlowGraph.Name? = nil, steps: [Step]) {
    self.launch = launch
    self.opening = opening
    self.steps = steps
  }

  /// What is on display at the end.
  public var ending: FlowGraph.Name? { steps.last.map(\.screen) ?? opening }
}
