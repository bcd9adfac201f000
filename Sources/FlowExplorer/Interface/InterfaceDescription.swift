import FlowPerson

/// The whole interface of an app at rest, as a value: every container and screen, hidden tabs and
/// screens under sheets included, and what a person can do.
public struct InterfaceDescription: Sendable, Hashable {
  /// A view controller and what it contains.
  public struct Controller: Sendable, Hashable {
    /// How a view controller arranges its contents.
    public enum Kind: Sendable, Hashable {
      /// A view controller of the app; its contents are its children.
      case screen
      /// A navigation controller; its contents are its stack, the root first.
      case navigation
      /// A tab bar controller; its contents are its tabs.
      case tabs
      /// A split view controller; its contents are its columns.
      case split
      /// A page view controller; its contents are the pages on display.
      case pages
      /// A search controller; its contents are its results.
      case search
    }

    /// How it arranges its contents.
    public var kind: Kind
    /// The class, without its module.
    public var type: String
    /// The title that a person reads.
    public var title: String?
    /// The coordinator that shows it; nil where the tracer found none.
    public var owner: String?
    /// The index in the contents of the selected tab, or of the one of several contents that is in
    /// front in a container of the app's own; nil elsewhere.
    public var selected: Int?
    /// What the badge of its tab reads, after the tab's name: `Bag: 2`; nil where there is none.
    public var badge: String?
    /// What a person reads in its own view, each text once: labels, the names of images, and of a
    /// screen on display the texts of cells.
    public var words: [String] = []
    /// The names of the controls in its own view, and of the items on its bar, that are disabled.
    public var disabled: [String] = []
    /// The names of the controls in its own view, and of the items on its bar, that are enabled, whether
    /// or not a person can reach them; without those in cells.
    public var enabled: [String] = []
    /// Whether ``enabled`` differs from what it was when the controller's view was there for the first
    /// time.
    public var hasChangedControls = false
    /// How many pages lie between the page that it shows and the first one; 0 where there are none.
    public var page = 0
    /// The values of the switches, segmented controls, steppers and sliders in its own view:
    /// `Agree: on`.
    public var values: [String] = []
    /// The view controllers in it, in their order.
    public var contents: [Controller]
    /// What a container of the app's own keeps in its properties and shows at other times, such as the other
    /// tabs of a tab bar made by hand, without those that have not changed.
    public var kept: [Controller] = []
    /// The view controller that it presents, if any.
    public var presented: [Controller]
  }

  /// The window's root view controller; nil in an empty window.
  public var root: Controller?
  /// The class of the screen on display.
  public var screen: String?
  /// How many pages lie between the page on display and the first one; 0 where there are none.
  public var page = 0
  /// What the person has decided for the app, sorted: `camera: allowed`.
  public var permissions: [String] = []
  /// What a person can do, in the order in which the explorer does it.
  public var actions: [PersonAction]
}

extension InterfaceDescription.Controller {
  /// What the badges of all tabs in it read.
  var badges: [String] {
    (badge.map { [$0] } ?? []) + contents.flatMap(\.badges) + presented.flatMap(\.badges)
  }

  /// Whether something was pushed, presented or turned in it, or controls have changed.
  var hasChanged: Bool {
    hasChangedControls || page != 0 || kind == .navigation && contents.count > 1
      || !presented.isEmpty || contents.contains(where: \.hasChanged)
  }
}
