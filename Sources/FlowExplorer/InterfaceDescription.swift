import FlowPerson

/// The whole interface of an app at rest, as a value: every container and screen, hidden tabs and
/// screens under sheets included, and what a person can do.
public struct InterfaceDescription: Sendable, Hashable {
  /// A view controller and what it contains.
  public struct Controller: Sendable, Hashable {
    /// What holds its contents together.
    public enum Kind: Sendable, Hashable {
      case screen
      /// A navigation controller; its contents are its stack, the root first.
      case navigation
      /// A tab bar controller; its contents are its tabs.
      case tabs
      case split
      case pages
    }

    public var kind: Kind
    /// The class, without its module.
    public var type: String
    /// The title that a person reads.
    public var title: String?
    /// The coordinator that shows it, as far as the tracer knows.
    public var owner: String?
    /// Which of the contents shows, in a tab bar controller.
    public var selected: Int?
    public var contents: [Controller]
    /// What it presents: one controller or none.
    public var presented: [Controller]
  }

  /// The window's root view controller; nil in an empty window.
  public var root: Controller?
  /// The class of the screen on display.
  public var screen: String?
  /// What a person can do, in the order in which the explorer does it.
  public var actions: [PersonAction]
}
