import FlowPerson

/// A step that leaves something behind which does not show, such as a login or what lies in a cart, and
/// makes a later step do something else.
///
/// States after it count apart from those without it, and every action was done in both.
public struct RememberedStep: Sendable, Hashable {
  /// What is done.
  public var step: PersonAction
  /// The class of the screen on which it is done; nil in an empty window.
  public var screen: String?
  /// The path on which it was noticed: its last step does something else than without the remembered one.
  public var path: ExploredPath
  /// The screen that the path's last step leads to without the remembered step.
  public var expected: String
  /// The screen that it leads to after the remembered step.
  public var found: String
}

extension RememberedStep: CustomStringConvertible {
  /// One line: the step, and what it changes.
  public var description: String {
    let change = expected == found ? "\(found) is then another" : "\(found) rather than \(expected)"
    return "\(step) on \(screen ?? "an empty window"): \(change) after \(path.summary)"
  }
}
