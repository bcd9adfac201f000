extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// In which direction the pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where a book is bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What can be chosen when a page view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the book is bound.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
