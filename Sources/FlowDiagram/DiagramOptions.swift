/// What a diagram shows beyond what its view must.
public struct DiagramOptions: Sendable, Hashable {
  /// Draws every way back, also the back buttons and swipes that only undo a push or a
  /// presentation.
  public var showsBacks: Bool
  /// Writes `HomeViewController` where `Home` would be clear.
  public var usesLongNames: Bool
  /// Which way the arrows mostly lead; nil leaves it to the view.
  public var direction: Diagram.Direction?

  /// Breaks long labels into lines; without, a line on an arrow is one way to take it.
  public var wrapsLabels: Bool

  public init(
    showsBacks: Bool = false, usesLongNames: Bool = false, direction: Diagram.Direction? = nil,
    wrapsLabels: Bool = true
  ) {
    self.showsBacks = showsBacks
    self.usesLongNames = usesLongNames
    self.direction = direction
    self.wrapsLabels = wrapsLabels
  }
}
