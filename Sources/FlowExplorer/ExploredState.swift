/// A state of the interface, and the shortest path to it.
public struct ExploredState: Sendable, Hashable {
  /// What it is known by; see ``InterfaceIdentity``.
  public var identity: String
  /// The class of the screen on display; nil in an empty window.
  public var screen: String?
  public var path: ExploredPath
  /// What was done here, and where it led.
  public var ways: [ExploredWay]
}
