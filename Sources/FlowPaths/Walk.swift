public import FlowGraph
public import FlowTrace

/// A recorded walk through an app, from launch on: what a person did, and saw.
public struct Walk: Sendable, Hashable {
  /// One thing that was done.
  public struct Step: Sendable, Hashable {
    /// Who did what.
    public typealias Act = FlowAct

    /// What was done, and by whom.
    public var act: Act
    /// Which of several things or tabs of that name was tapped, counted from 0.
    public var index: Int?
    /// What was on display then; nil where nothing is known of it.
    public var screen: FlowGraph.Name?
    /// Whether it brought another screen on display.
    public var isChange: Bool

    /// - Parameters:
    ///   - act: what was done, and by whom.
    ///   - index: which of several things or tabs of that name was tapped, counted from 0.
    ///   - screen: what was on display then; nil where nothing is known of it.
    ///   - isChange: whether it brought another screen on display.
    package init(
      _ act: Act, index: Int? = nil, screen: FlowGraph.Name? = nil, isChange: Bool = false
    ) {
      self.act = act
      self.index = index
      self.screen = screen
      self.isChange = isChange
    }

    public init(
      _ step: PersonStep, index: Int? = nil, screen: FlowGraph.Name? = nil, isChange: Bool = false
    ) {
      self.init(.person(step), index: index, screen: screen, isChange: isChange)
    }

    /// What the person did; nil for what the app did by itself.
    public var step: PersonStep? {
      if case .person(let step) = act { step } else { nil }
    }
  }

  /// Which launch it begins with, in an app that has several.
  public var launch: String?
  /// What was on display after launch.
  public var opening: FlowGraph.Name?
  /// What the person did after launch, in order.
  public var steps: [Step]

  package init(launch: String? = nil, opening: FlowGraph.Name? = nil, steps: [Step]) {
    self.launch = launch
    self.opening = opening
    self.steps = steps
  }

  /// What is on display at the end.
  public var ending: FlowGraph.Name? { steps.last.map(\.screen) ?? opening }
}
